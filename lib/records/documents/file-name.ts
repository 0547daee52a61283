import { trimOf } from '@/lib/core/text/trim';
import { documentLimits } from './vocabulary';

export const endings = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const;
export type DocumentType = keyof typeof endings;

const MAX_RAW_LENGTH = 255;
const KNOWN_ENDING = /\.(pdf|jpe?g|jfif|png|webp|hei[cf]|avif|gif)$/i;
/** Slashes of all systems, characters that Windows forbids, control characters, and marks of text direction. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
const INVISIBLE = /[\u061c\u200c-\u200f\u2066-\u2069]/g;

/**
 * Returns one line without a path, at most 120 characters. Removes leading dots, which would hide the file, and dashes,
 * which look like command options.
 */
export function cleanFileName(name: string, type: DocumentType): string {
  const ending = endings[type];
  const clean = firstOf(name, MAX_RAW_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(KNOWN_ENDING, '');
  const room = documentLimits.name - ending.length;
  return `${firstOf(trimOf(clean, ' .-'), room).trimEnd() || 'document'}${ending}`;
}

export function bareName(name: string): string {
  return name.replace(KNOWN_ENDING, '');
}

function firstOf(text: string, length: number): string {
  let start = '';
  for (const character of text) {
    if (start.length + character.length > length) break;
    start += character;
  }
  return start;
}

/** RFC 6266: an ASCII fallback for old browsers, and the full name. */
export function attachmentOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  // A name that is only an extension would be a hidden file.
  const fallback = /^[^a-z0-9]*\.\w+$/i.test(plain) ? plain.replace(/^.*\./, 'document.') : plain;
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encodedName}`;
}
