import { MAX_PHOTO_BYTES, photoTypes } from '@/lib/core/media/photo-limit';
import { ApiError } from './api-client';
import { isOnline } from './connection';

function pictureInput(types: readonly string[]) {
  // Omits HEIC, so that Apple devices convert such photos to JPEG when picked. The conversion preserves the photo's
  // date.
  const accept = [...types, 'image/avif', 'image/gif'].join(',');
  return {
    type: 'file',
    accept,
    onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const isApplePhone = /iPhone|iPad|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
      // Other platforms only offer HEIC files if the type is listed.
      currentTarget.accept = isApplePhone ? accept : `${accept},image/heic,image/heif,.heic,.heif,.hif`;
    },
  } as const;
}

export const photoInput = pictureInput(photoTypes);
export const documentInput = pictureInput(['application/pdf', ...photoTypes]);

const convertibleTypes = [
  ...['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  ...['image/avif', 'image/gif'],
];
const unknownTypes = ['', 'application/octet-stream'];
export const MAX_CONVERTIBLE_BYTES = 50 * 1024 * 1024;

interface ChosenFile {
  type: string;
  size: number;
  name?: string;
}

/** True if the device scales and encodes the file. Browsers that do not know HEIC leave its type empty. */
export function isConvertible({ type, name = '' }: Omit<ChosenFile, 'size'>): boolean {
  return convertibleTypes.includes(type) || (unknownTypes.includes(type) && /\.(heic|heif|hif|avif)$/i.test(name));
}

export type PhotoProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'undecoded' | 'needsConnection' | 'failed';

export class UndecodedError extends ApiError {
  constructor() {
    super(415, '', 'No decoder');
  }
}

export class DecoderMissingError extends ApiError {
  constructor() {
    super(415, '', 'The decoder could not be loaded');
  }
}

export function findPhotoProblem(file: ChosenFile): PhotoProblem | null {
  if (isConvertible(file)) return file.size > MAX_CONVERTIBLE_BYTES ? 'tooLarge' : null;
  if (!photoTypes.includes(file.type)) return 'wrongType';
  return file.size > MAX_PHOTO_BYTES ? 'tooLarge' : null;
}

export function photoFailure(error: unknown): PhotoProblem {
  if (error instanceof UndecodedError) return 'undecoded';
  if (error instanceof DecoderMissingError) return isOnline() ? 'failed' : 'needsConnection';
  const status = error instanceof ApiError ? error.status : 0;
  const problemsByStatus: Record<number, PhotoProblem> = { 400: 'unreadable', 413: 'tooLarge', 415: 'wrongType' };
  return problemsByStatus[status] ?? 'failed';
}
