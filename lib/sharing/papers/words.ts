import { foldLetters } from '@/lib/core/text/fold';

export interface Word {
  folded: string;
  start: number;
  end: number;
}

export interface Phrase<T> {
  /** Indexes of words; `to` is exclusive. */
  from: number;
  to: number;
  value: T;
}

const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST_PHRASE = 7;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: foldLetters(word),
    start: index,
    end: index + word.length,
  }));
}

/** Finds the longest phrases, from left to right. */
export function findPhrases<T>(words: readonly Word[], phrases: ReadonlyMap<string, T>): Phrase<T>[] {
  const found: Phrase<T>[] = [];
  let from = 0;
  while (from < words.length) {
    const phrase = phraseAt(words, from, phrases);
    if (phrase) found.push(phrase);
    from = phrase ? phrase.to : from + 1;
  }
  return found;
}

function phraseAt<T>(words: readonly Word[], from: number, phrases: ReadonlyMap<string, T>): Phrase<T> | null {
  for (let count = Math.min(LONGEST_PHRASE, words.length - from); count > 0; count -= 1) {
    const text = words
      .slice(from, from + count)
      .map(({ folded }) => folded)
      .join(' ');
    const value = phrases.get(text);
    if (value !== undefined) return { from, to: from + count, value };
  }
  return null;
}

export const splitList = (list: string): string[] => list.split(',');
