import { DecoderMissingError } from '@/lib/browser/api/photo-problem';
import { scaleDown } from '@/lib/browser/page/crop-image';

/**
 * Loads a decoder of 2 MB and runs it in a worker. The caller must call `close()` on the result.
 * @throws DecoderMissingError, Error if the file can't be decoded
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const worker = new Worker(/* webpackChunkName: "heic-worker" */ new URL('./heic-worker.ts', import.meta.url));
  try {
    const pixels = new Promise<ImageData>((resolve, reject) => {
      worker.onmessage = ({ data }) => (data ? resolve(data) : reject(new Error('no picture')));
      worker.onerror = () => reject(new DecoderMissingError());
    });
    const bytes = await file.arrayBuffer();
    worker.postMessage(bytes, [bytes]);
    return await scaleDown(await createImageBitmap(await pixels));
  } finally {
    worker.terminate();
  }
}
