import 'server-only';
import { env } from '../config/env';

export const MEGABYTE = 1024 * 1024;

/** Per member: gallery and documents together, including the bin. */
export function storageLimit(): { bytes: number; files: number } {
  const { STORAGE_MB, STORAGE_FILES } = env();
  return { bytes: STORAGE_MB * MEGABYTE, files: STORAGE_FILES };
}
