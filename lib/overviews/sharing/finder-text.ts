import { finderLimits, type MessageOutcome } from './vocabulary';

/** What looks like markup, whether or not a browser would understand it. */
const MARKUP = /<\s*(?:\/\s*)?[a-z!][^<>]*>|\[url[=\]]/i;
/**
 * Addresses of pages without their beginning; not those of people. Only well-known endings: who forgets the space after
 * a full stop has not written a link.
 */
const LINK =
  /(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|io|xyz|top|site|online|shop|club|store|ru|cn|tk|link|click|live|app|dev|co|eu|uk|de|fr|es|ly|gl)\b(?!@)/gi;
const WITHIN_LINK = /(?:https?:\/\/|www\.)\S+/gi;
/** Something that leaves ink. */
const VISIBLE = /[\p{L}\p{N}]/u;

/** How many addresses of pages stand in a text; `https://www.example.org/a.b` is one. */
function countLinks(text: string): number {
  const whole = text.match(WITHIN_LINK) ?? [];
  const rest = text.replace(WITHIN_LINK, ' ');
  return whole.length + (rest.match(LINK) ?? []).length;
}

/**
 * Why a finder's message can't be passed on; null when it can. Two links are enough for a map and a photo; more, and
 * markup, is what advertising is made of.
 */
export function finderRefusal(text: string, contact = ''): Exclude<MessageOutcome, 'sent' | 'stale' | 'wait'> | null {
  if (!VISIBLE.test(text)) return 'empty';
  if (text.length > finderLimits.text || contact.length > finderLimits.contact) return 'long';
  if (MARKUP.test(text) || MARKUP.test(contact)) return 'html';
  return countLinks(text) + countLinks(contact) > finderLimits.links ? 'links' : null;
}

/** Controls and bidirectional overrides: never typed on purpose, and the latter disguise what stands beside them. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it is kept and mailed: line breaks of one kind, nothing that can't be seen. */
export function cleanFinderText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
}
