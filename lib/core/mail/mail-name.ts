import { graphemesOf } from '../i18n/text-segments';

const LONGEST = 40;
const READ = 300;

const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Words that a mail program may turn into a link: addresses, paths, schemes and domains. */
const LINK = /[@\\/]|[\p{L}\p{N}]:[^\s]|[\p{L}\p{N}][.\u3002\uff61](?:[\p{L}\p{N}]{2}|[^\p{L}\p{N}\s.,;!?)])|\d\.\d/u;

/** @returns at most 40 characters of a name, without anything like an address or a link; may be empty */
export function mailName(name: string): string {
  const words = name.slice(0, READ).normalize('NFKC').replace(HIDDEN, ' ').split(/\s+/);
  const plain = words.filter((word) => word !== '' && !LINK.test(word)).join(' ');
  const parts = graphemesOf(plain).map(({ segment }) => segment);
  return parts.slice(0, LONGEST).join('').trim();
}
