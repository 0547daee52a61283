import 'server-only';
import LineBreaker from 'linebreak';
import { wordStarts } from '../i18n/text-segments';

/** Scripts without spaces between words, which need a dictionary to break lines. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const FOLLOWS = /[\u0e2f\u0e46]/;

/** Positions of possible line breaks (UAX #14). */
export function lineBreaks(text: string): number[] {
  const found = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position);
  if (UNSPACED.test(text)) {
    for (const at of wordStarts(text)) {
      const [before = '', after = ''] = [text.charAt(at - 1), text.charAt(at)];
      if (UNSPACED.test(before) && UNSPACED.test(after) && !FOLLOWS.test(after)) found.add(at);
    }
  }
  found.add(text.length);
  return [...found].sort((a, b) => a - b);
}
