import 'server-only';
import { Unzip, UnzipInflate } from 'fflate';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { AppError } from '@/lib/core/runtime/errors';
import { importLimits } from '../vocabulary';

const DATA = `${PRODUCT_SLUG}.json`;

/** Bytes per step. The decoder returns at most about 1,000 times as many. */
const STEP = 8 * 1024;

export const NOT_AN_EXPORT = 'This is not an export of this app';

/** @throws AppError too_large */
function checkSize(size: number, limit: number): void {
  if (size > limit) throw new AppError('too_large', 'The archive is too large');
}

/** Decodes only the account's data. No other file is opened. @throws Error if it is damaged */
function readFile(archive: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let [size, files, isFound, isWhole] = [0, 0, false, false];
  const unzip = new Unzip((file) => {
    files += 1;
    checkSize(files, importLimits.files);
    if (isFound || file.name !== DATA) return;
    isFound = true;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      checkSize(size, importLimits.data);
      parts.push(part);
      isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < archive.length && !isWhole; from += STEP) unzip.push(archive.subarray(from, from + STEP));
  return isWhole ? Buffer.concat(parts) : null;
}

/** @returns the parsed data of an export @throws AppError invalid, too_large */
export function readArchive(archive: Uint8Array): unknown {
  try {
    const data = readFile(archive);
    if (data) return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data));
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  throw new AppError('invalid', NOT_AN_EXPORT);
}
