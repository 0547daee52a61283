import type { LabResult } from '@/lib/collections/columns/lab-reports';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';

export const MAX_DECIMALS = 6;

export type RangePosition = 'below' | 'within' | 'above';

type RangedValue = Pick<LabResult, 'value' | 'comparator' | 'low' | 'high'>;

/** True for 0.5 with the range "<0.5" or "≤0.5", which are stored alike. */
const isOnlyLimit = (value: number, low: number | null, high: number | null) =>
  (low === null || high === null) && value === (low ?? high);

/**
 * Position of a value in the printed range, limits included. "<0.5" and ">100" have a position only if it is the same for
 * all values that they may stand for.
 * @returns null without a value or a range, and if undecided
 */
export function positionOf({ value, comparator, low, high }: RangedValue): RangePosition | null {
  if (value === null || (low === null && high === null)) return null;
  if (comparator === null && isOnlyLimit(value, low, high)) return null;
  const [from, to] = [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY];
  // Values below 0 are possible only if the range has a negative limit.
  const floor = low !== null && low < 0 ? Number.NEGATIVE_INFINITY : 0;
  const least = comparator === '<' ? floor : value;
  const most = comparator === '>' ? Number.POSITIVE_INFINITY : value;
  if (most < from || (comparator === '<' && value === low)) return 'below';
  if (least > to || (comparator === '>' && value === high)) return 'above';
  return from <= least && most <= to ? 'within' : null;
}

export function isOutside(result: RangedValue): boolean {
  const position = positionOf(result);
  return position === 'below' || position === 'above';
}

/** True if the laboratory flagged the result, or its value lies outside the laboratory's range. */
export function isAbnormal(result: LabResult): boolean {
  return result.flag !== null || isOutside(result);
}

/** Value as printed, in the reader's notation: "< 0.5 mg/dL" or "negative". */
export function resultText(
  { value, comparator, text, unit }: Pick<LabResult, 'value' | 'comparator' | 'text' | 'unit'>,
  locale: FormatLocale,
): string {
  const number = value === null ? null : formatNumber(value, locale, { max: MAX_DECIMALS });
  return [comparator, number, unit, text].filter((part) => part !== null).join(' ');
}
