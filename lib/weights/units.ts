import type { Locale } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/numbers';
import type { TypedUnit, WeightUnit } from './vocabulary';

/** The international pound is defined as exactly this. */
const GRAMS = { g: 1, kg: 1000, lb: 453.59237 } as const satisfies Record<TypedUnit, number>;

/** Whole grams of a weight in a unit. */
export function toGrams(value: number, unit: TypedUnit): number {
  return Math.round(value * GRAMS[unit]);
}

/** A weight in a unit, not rounded. */
export function fromGrams(grams: number, unit: TypedUnit): number {
  return grams / GRAMS[unit];
}

/** In which unit a weight is shown: below one kilogram, or one pound, in grams. */
export function shownUnit(grams: number, unit: WeightUnit): TypedUnit {
  return Math.abs(grams) < GRAMS[unit] ? 'g' : unit;
}

/** Digits after the point: whole grams, two digits up to ten of the unit, then one. */
export function shownDigits(grams: number, unit: TypedUnit): 0 | 1 | 2 {
  if (unit === 'g') return 0;
  return Math.abs(fromGrams(grams, unit)) < 10 ? 2 : 1;
}

/** A weight in words of the language: "4.25 kg", "850 g". */
export function formatWeight(grams: number, unit: WeightUnit, locale: Locale): string {
  const shown = shownUnit(grams, unit);
  return `${shownNumber(grams, shown, locale)}\u00A0${shown}`;
}

/** A difference of weights, without its sign, in the unit that suits it: "350 g", "1.2 kg". */
export function formatDifference(grams: number, unit: WeightUnit, locale: Locale): string {
  return formatWeight(Math.abs(grams), unit, locale);
}

/** The number of a weight as a form shows it: no separators of thousands, so that it can be typed over. */
export function typedNumber(grams: number, unit: TypedUnit, locale: Locale): string {
  const text = fromGrams(grams, unit).toFixed(unit === 'g' ? 0 : 2);
  return locale === 'es' ? text.replace('.', ',') : text;
}

function shownNumber(grams: number, unit: TypedUnit, locale: Locale): string {
  return formatNumber(fromGrams(grams, unit), locale, { max: shownDigits(grams, unit) });
}
