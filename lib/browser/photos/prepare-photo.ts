import { isConvertible } from '@/lib/browser/api/photo-problem';
import { HEAD_BYTES, imageSize } from '@/lib/core/media/image-size';
import { MAX_PHOTO_PIXELS } from '@/lib/core/media/photo-limit';

async function hasTooManyPixels(file: Blob): Promise<boolean> {
  try {
    const size = imageSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return size !== null && size.width * size.height > MAX_PHOTO_PIXELS;
  } catch {
    return false;
  }
}

/** Converts formats and sizes that the server refuses. @throws ApiError 415 if this browser can't decode the format */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (!isConvertible(file) && !(await hasTooManyPixels(file))) return file;
  const { convertPhoto } = await import('./convert-photo');
  return convertPhoto(file);
}
