import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import { ApiError } from './api-client';

/** Phones convert other formats to the first of these when a photo is picked. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type PhotoProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'failed';

export function findPhotoProblem(file: { type: string; size: number }): PhotoProblem | null {
  if (!photoTypes.includes(file.type)) return 'wrongType';
  return file.size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}

export function photoFailure(error: unknown): PhotoProblem {
  const status = error instanceof ApiError ? error.status : 0;
  const known: Record<number, PhotoProblem> = { 400: 'unreadable', 413: 'tooLarge', 415: 'wrongType' };
  return known[status] ?? 'failed';
}
