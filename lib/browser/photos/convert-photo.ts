import { DecoderMissingError, isConvertible, UndecodedError } from '@/lib/browser/api/photo-problem';
import { cropImage, decodeImage } from '@/lib/browser/page/crop-image';
import { fullFrame } from '@/lib/core/media/crop';

const isOpaque = ({ type }: Blob) => !['image/png', 'image/webp', 'image/avif', 'image/gif'].includes(type);

async function isHeic(file: Blob): Promise<boolean> {
  const brand = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...brand));
}

async function loadDecoder() {
  try {
    return await import('./decode-heic');
  } catch {
    throw new DecoderMissingError();
  }
}

async function decodeElsewhere(file: Blob): Promise<ImageBitmap> {
  try {
    if (await isHeic(file)) return await (await loadDecoder()).decodeHeic(file);
  } catch (error) {
    if (error instanceof DecoderMissingError) throw error;
    console.info(error);
  }
  throw new UndecodedError();
}

/** The caller must call `close()` on the result. @throws ApiError 415 if no decoder is available */
export async function decodePhoto(file: Blob, edge?: number): Promise<ImageBitmap> {
  return decodeImage(file, edge).catch((error: unknown) => {
    if (!isConvertible(file)) throw error;
    return decodeElsewhere(file);
  });
}

/**
 * Decodes, scales and encodes a photo. Converts an animation to its first frame. @throws ApiError 415 if no decoder is
 * available
 */
export async function convertPhoto(file: Blob): Promise<File> {
  const picture = await decodePhoto(file);
  const convertedPhoto = await cropImage(picture, fullFrame('original'), isOpaque(file) ? 'image/jpeg' : 'image/png');
  picture.close();
  const { name = 'photo', lastModified } = file as Partial<File>;
  return new File([convertedPhoto], name, {
    type: convertedPhoto.type,
    ...(lastModified !== undefined && { lastModified }),
  });
}
