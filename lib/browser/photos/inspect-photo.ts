import { findPhotoProblem, MAX_CONVERTIBLE_BYTES, type PhotoProblem } from '@/lib/browser/api/photo-problem';
import { HEAD_BYTES, imageSize } from '@/lib/core/media/image-size';
import { MAX_PHOTO_PIXELS } from '@/lib/core/media/photo-limit';

const FIRST_BYTES = 16;

const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['image/heic', /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
];

async function typeByBytes(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return signatures.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Detects the type from the content, because file names and the types that browsers derive from them may be wrong. */
export async function withTypeOfBytes<Chosen extends Blob>(file: Chosen): Promise<Chosen> {
  const type = await typeByBytes(file).catch(() => null);
  if (type === null || type === file.type || (type === 'image/heic' && /^image\/hei[cf]/.test(file.type))) return file;
  if (!(file instanceof File)) return new Blob([file], { type }) as Chosen;
  return new File([file], file.name, { type, lastModified: file.lastModified }) as Blob as Chosen;
}

export async function hasTooManyPixels(file: Blob): Promise<boolean> {
  try {
    const size = imageSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return size !== null && size.width * size.height > MAX_PHOTO_PIXELS;
  } catch {
    return false;
  }
}

export async function inspectPhoto(photoFile: File): Promise<PhotoProblem | null> {
  if (findPhotoProblem(photoFile) === null) return null;
  const file = await withTypeOfBytes(photoFile);
  const problem = findPhotoProblem(file);
  const isScalable = problem === 'tooLarge' && file.size <= MAX_CONVERTIBLE_BYTES && (await hasTooManyPixels(file));
  return isScalable ? null : problem;
}
