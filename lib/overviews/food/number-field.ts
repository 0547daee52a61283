import type { FormatLocale } from '@/lib/core/i18n/locales';
import { isAmbiguousNumber, readNumber } from '@/lib/core/i18n/numbers';

export type NumberProblem = 'notNumber' | 'ambiguous' | 'impossible' | 'unusual' | 'tooLow';

export interface NumberField {
  /** Text as typed, to fill the form again. */
  text: string;
  value: number | null;
  problem: NumberProblem | null;
}

export interface NumberBounds {
  possible: readonly number[];
  usual: readonly number[];
}

const within = (value: number, [low = 0, high = 0]: readonly number[]) => low <= value && value <= high;

/**
 * Reads a number of the form. Commas are decimals; units, signs and numbers with two meanings are refused.
 * @param isConfirmed an unusual number, such as one ten times too large, is accepted
 */
export function readField(
  text: string,
  { possible, usual }: NumberBounds,
  { locale, isConfirmed }: { locale: FormatLocale; isConfirmed: boolean },
): NumberField {
  if (text.trim() === '') return { text: '', value: null, problem: null };
  if (isAmbiguousNumber(text, locale)) return { text, value: null, problem: 'ambiguous' };
  const value = readNumber(text);
  if (value === null) return { text, value: null, problem: 'notNumber' };
  if (!within(value, possible)) return { text, value: null, problem: 'impossible' };
  if (!within(value, usual) && !isConfirmed) return { text, value: null, problem: 'unusual' };
  return { text, value, problem: null };
}
