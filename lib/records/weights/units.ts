import { numberSeparators } from '@/lib/core/i18n/intl-formats';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import type { WeightUnit } from '@/lib/core/i18n/units';
import type { TypedUnit } from './vocabulary';

/** Exact definition of the international pound; an ounce is a sixteenth of it. */
const GRAMS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const satisfies Record<TypedUnit, number>;

export function toGrams(value: number, unit: TypedUnit): number {
  return Math.round(value * GRAMS[unit]);
}

export function fromGrams(grams: number, unit: TypedUnit): number {
  return grams / GRAMS[unit];
}

const SMALLER = { kg: 'g', lb: 'oz' } as const satisfies Record<WeightUnit, TypedUnit>;

export function displayUnit(grams: number, unit: WeightUnit): TypedUnit {
  return Math.abs(grams) < GRAMS[unit] ? SMALLER[unit] : unit;
}

export function unitsBeside(unit: TypedUnit): readonly [TypedUnit, TypedUnit] {
  return unit === 'kg' || unit === 'lb' ? ['kg', 'lb'] : ['g', 'oz'];
}

export function displayDigits(grams: number, unit: TypedUnit): 0 | 1 | 2 {
  if (unit === 'g') return 0;
  if (unit === 'oz') return 1;
  return Math.abs(fromGrams(grams, unit)) < 10 ? 2 : 1;
}

export function formatWeight(grams: number, unit: WeightUnit, locale: FormatLocale): string {
  const displayedUnit = displayUnit(grams, unit);
  return `${weightNumber(grams, displayedUnit, locale)}\u00A0${displayedUnit}`;
}

/** Shows all digits that forms accept, so that a confirmation repeats what was typed. */
export function formatStoredWeight(grams: number, unit: WeightUnit, locale: FormatLocale): string {
  const displayedUnit = displayUnit(grams, unit);
  const max = displayedUnit === 'g' ? 0 : 2;
  return `${formatNumber(fromGrams(grams, displayedUnit), locale, { max })}\u00A0${displayedUnit}`;
}

/** Rounds to the displayed precision, so that differences match the displayed numbers. */
export function roundGrams(grams: number, unit: WeightUnit): number {
  const displayedUnit = displayUnit(grams, unit);
  return toGrams(Number(fromGrams(grams, displayedUnit).toFixed(displayDigits(grams, displayedUnit))), displayedUnit);
}

/** Differences of weights below 10 have two decimals, others one. */
export function formatDifference(grams: number, unit: WeightUnit, locale: FormatLocale): string {
  const displayedUnit = displayUnit(grams, unit);
  const max = displayDigits(grams, displayedUnit);
  const number = formatNumber(fromGrams(Math.abs(grams), displayedUnit), locale, { min: Math.min(max, 1), max });
  return `${number}\u00A0${displayedUnit}`;
}

export function typedNumber(grams: number, unit: TypedUnit, locale: FormatLocale): string {
  const text = fromGrams(grams, unit).toFixed(unit === 'g' ? 0 : 2);
  return text.replace('.', numberSeparators(locale).decimal);
}

function weightNumber(grams: number, unit: TypedUnit, locale: FormatLocale): string {
  const digits = displayDigits(grams, unit);
  return formatNumber(fromGrams(grams, unit), locale, { min: digits, max: digits });
}
