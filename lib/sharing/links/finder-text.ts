import { finderLimits, type MessageOutcome } from './vocabulary';

const MARKUP = /<\s*(?:\/\s*)?[a-z!][^<>]*>|\[url[=\]]/i;
/** Links without a scheme, no email addresses. Only common TLDs, so that a missing space makes no link. */
const LINK =
  /(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|io|xyz|top|site|online|shop|club|store|ru|cn|tk|link|click|live|app|dev|co|eu|uk|de|fr|es|ly|gl)\b(?!@)/gi;
const WITHIN_LINK = /(?:https?:\/\/|www\.)\S+/gi;
const VISIBLE = /[\p{L}\p{N}]/u;

function countLinks(text: string): number {
  const whole = text.match(WITHIN_LINK) ?? [];
  const rest = text.replace(WITHIN_LINK, ' ');
  return whole.length + (rest.match(LINK) ?? []).length;
}

/** Two links are enough for a map and a photo. More links, or markup, indicate advertising. */
export function finderRefusal(text: string, contact = ''): Exclude<MessageOutcome, 'sent' | 'stale' | 'wait'> | null {
  if (!VISIBLE.test(text)) return 'empty';
  if (text.length > finderLimits.text || contact.length > finderLimits.contact) return 'long';
  if (MARKUP.test(text) || MARKUP.test(contact)) return 'html';
  return countLinks(text) + countLinks(contact) > finderLimits.links ? 'links' : null;
}

/** Control characters and bidirectional overrides, which nobody types on purpose and which can disguise text. */
const UNWANTED = /(?!\n)[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu;

export function cleanFinderText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
}
