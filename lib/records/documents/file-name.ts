import { trimOf } from '@/lib/core/text/trim';
import { documentLimits } from './vocabulary';

/** What a document is stored as decides its ending, whatever it was called. */
export const endings = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' } as const;
export type DocumentType = keyof typeof endings;

/** What is looked at of a name, in characters: the longest that file systems allow. */
const UNCLEANED = 255;
const KNOWN_ENDING = /\.(pdf|jpe?g|jfif|png|webp)$/i;
/** Slashes of every system, what Windows allows in no name, and what is not to be seen: controls, and marks that turn the text. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
/** What joins letters or turns a text for the eye; a name can do without. */
const INVISIBLE = /[\u061c\u200c-\u200f\u2066-\u2069]/g;

/**
 * A name as it is shown, and saved under: one line, no path in it, at most 120 characters with the ending of its type.
 * Dots and dashes at its beginning would hide the file or look like an option of a command.
 */
export function cleanFileName(name: string, type: DocumentType): string {
  const ending = endings[type];
  const clean = firstOf(name, UNCLEANED)
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(KNOWN_ENDING, '');
  const room = documentLimits.name - ending.length;
  return `${firstOf(trimOf(clean, ' .-'), room).trimEnd() || 'document'}${ending}`;
}

/** A name as it is typed anew: without the ending, which belongs to the file. */
export function bareName(name: string): string {
  return name.replace(KNOWN_ENDING, '');
}

/** Cut between characters, so that no half of one is left. */
function firstOf(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept;
}

/** The header that makes browsers save a file under its name (RFC 6266): plain letters for the old, all of them for the rest. */
export function attachmentOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  // Nothing but an ending would be a hidden file.
  const fallback = /^[^a-z0-9]*\.\w+$/i.test(plain) ? plain.replace(/^.*\./, 'document.') : plain;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
