import { graphemesOf } from '../i18n/text-segments';
import { looksLikeAddress, plainText, spaceAbbreviations } from '../text/addresses';

const LONGEST = 40;
const READ = 300;

const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const LINK = /[@\\/]|\S:\S|\d\.\d/u;

const INNER_DOTS = /(?<=\S)[.\u3002\u2e3c\ua4f8](?![\s.,;!?)]|$|\p{L}\p{M}*(?:[\s.,;!?)]|$))/gu;

const cleanWords = (words: readonly string[]) =>
  words.join(' ').replace(HIDDEN, ' ').replace(INNER_DOTS, ' ').replace(/\s+/g, ' ').trim();

export function mailName(name: string): string {
  const words = spaceAbbreviations(name.slice(0, READ).normalize('NFKC')).split(/\s+/);
  const linkless = words.filter((word) => !LINK.test(plainText(word)));
  const parts = graphemesOf(cleanWords(linkless.filter((word) => !looksLikeAddress(word))) || cleanWords(linkless));
  return parts
    .map(({ segment }) => segment)
    .slice(0, LONGEST)
    .join('')
    .trim();
}
