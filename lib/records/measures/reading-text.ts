import type { FormatLocale } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import type { Reading } from './reading';

const DECIMALS = 3;

/** Value as recorded, in the reader's notation: "12.3 mmol/L", "120/80 mmHg" or "HI". */
export function readingText(
  { value, diastolic, text, unit }: Pick<Reading, 'value' | 'diastolic' | 'text' | 'unit'>,
  locale: FormatLocale,
): string {
  if (value === null) return text ?? '';
  const number = (one: number) => formatNumber(one, locale, { max: DECIMALS });
  const numbers = diastolic === null ? number(value) : `${number(value)}/${number(diastolic)}`;
  return unit === null ? numbers : `${numbers}\u00A0${unit}`;
}
