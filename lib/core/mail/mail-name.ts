import { graphemesOf } from '../i18n/text-segments';
import { plainText } from '../text/addresses';

const LONGEST = 40;
const READ = 300;

const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Parts of addresses besides dots: paths, schemes, numbers with dots, "[at]". */
const LINK = /[@\\/]|\S:\S|\d\.\d|^[\p{Ps}<](?:at|dot|arroba|punto)[\p{Pe}>]$/iu;

/** Inside of words, except before an initial. */
const INNER_DOTS = /(?<=\S)[.\u3002\u2e3c\ua4f8](?![\s.,;!?)]|$|\p{L}\p{M}*(?:[\s.,;!?)]|$))/gu;

/** @returns at most 40 characters of a name, without anything a mail program would link; may be empty */
export function mailName(name: string): string {
  const words = name.slice(0, READ).normalize('NFKC').split(/\s+/);
  const plain = words.filter((word) => !LINK.test(plainText(word))).join(' ');
  const line = plain.replace(HIDDEN, ' ').replace(INNER_DOTS, ' ').replace(/\s+/g, ' ').trim();
  const parts = graphemesOf(line).map(({ segment }) => segment);
  return parts.slice(0, LONGEST).join('').trim();
}
