import 'server-only';
import LineBreaker from 'linebreak';
import { wordStarts } from '../i18n/text-segments';

/** Scripts without spaces between words, which need a dictionary to break lines. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const FOLLOWS = /[\u0e2f\u0e46]/;

/** Positions of possible line breaks (UAX #14). */
export function lineBreaks(text: string): number[] {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  if (UNSPACED.test(text)) {
    for (const at of wordStarts(text)) {
      const [before = '', after = ''] = [text.charAt(at - 1), text.charAt(at)];
      if (UNSPACED.test(before) && UNSPACED.test(after) && !FOLLOWS.test(after)) breaks.add(at);
    }
  }
  breaks.add(text.length);
  return [...breaks].sort((a, b) => a - b);
}
