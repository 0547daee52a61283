import { isConvertible } from '@/lib/browser/api/photo-problem';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { hasTooManyPixels, withTypeOfBytes } from './inspect-photo';

/** Converts photos of a format or size that the server refuses. @throws ApiError 415 if the browser can't decode it */
export async function preparePhoto(photoBlob: Blob): Promise<Blob> {
  const file = await withTypeOfBytes(photoBlob);
  const isAccepted = !isConvertible(file) && file.size <= MAX_PHOTO_BYTES && !(await hasTooManyPixels(file));
  if (isAccepted) return file;
  const { convertPhoto } = await import('./convert-photo');
  return convertPhoto(file);
}
