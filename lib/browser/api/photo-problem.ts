import { MAX_PHOTO_BYTES, photoTypes } from '@/lib/core/media/photo-limit';
import { ApiError } from './api-client';
import { isOnline } from './connection';

/** Without HEIC, Apple's devices convert such photos to JPEG when they are picked, with their date. */
const pickedTypes = [...photoTypes, 'image/avif', 'image/gif'].join(',');

/** Properties of a file input for photos. On other devices a picker shows HEIC only if it is named. */
export const photoInput = {
  type: 'file',
  accept: pickedTypes,
  onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const isApplePhone = /iPhone|iPad|Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
    currentTarget.accept = isApplePhone ? pickedTypes : `${pickedTypes},image/heic,image/heif,.heic,.heif`;
  },
} as const;

const convertibleTypes = ['image/heic', 'image/heif', 'image/avif', 'image/gif'];
const MAX_CONVERTIBLE_BYTES = 50 * 1024 * 1024;

interface ChosenFile {
  type: string;
  size: number;
  name?: string;
}

/** Scaled and encoded on the device before it is sent. Some browsers know no type for HEIC. */
export function isConvertible({ type, name = '' }: Omit<ChosenFile, 'size'>): boolean {
  return convertibleTypes.includes(type) || (type === '' && /\.(heic|heif|avif)$/i.test(name));
}

export type PhotoProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'undecoded' | 'needsConnection' | 'failed';

export class UndecodedError extends ApiError {
  constructor() {
    super(415, '', 'No decoder');
  }
}

/** The decoder of a format can't be loaded: without a connection, or after an update. */
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
  const known: Record<number, PhotoProblem> = { 400: 'unreadable', 413: 'tooLarge', 415: 'wrongType' };
  return known[status] ?? 'failed';
}
