import type { FormatLocale } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import type { TypedUnit, WeightUnit } from './vocabulary';

/** The international pound is defined as exactly this, and an ounce is a sixteenth of it. */
const GRAMS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const satisfies Record<TypedUnit, number>;

/** Whole grams of a weight in a unit. */
export function toGrams(value: number, unit: TypedUnit): number {
  return Math.round(value * GRAMS[unit]);
}

/** A weight in a unit, not rounded. */
export function fromGrams(grams: number, unit: TypedUnit): number {
  return grams / GRAMS[unit];
}

/** What is too light for the unit of its owner is shown in the smaller one of the same system. */
const SMALLER = { kg: 'g', lb: 'oz' } as const satisfies Record<WeightUnit, TypedUnit>;

/** In which unit a weight is shown: below one kilogram in grams, below one pound in ounces. */
export function displayUnit(grams: number, unit: WeightUnit): TypedUnit {
  return Math.abs(grams) < GRAMS[unit] ? SMALLER[unit] : unit;
}

/** Digits after the point: whole grams, tenths of an ounce, two digits up to ten of a larger unit, then one. */
export function displayDigits(grams: number, unit: TypedUnit): 0 | 1 | 2 {
  if (unit === 'g') return 0;
  if (unit === 'oz') return 1;
  return Math.abs(fromGrams(grams, unit)) < 10 ? 2 : 1;
}

/** A weight in words of the language: "4.25 kg", "850 g". */
export function formatWeight(grams: number, unit: WeightUnit, locale: FormatLocale): string {
  const shown = displayUnit(grams, unit);
  return `${shownNumber(grams, shown, locale)}\u00A0${shown}`;
}

/** A difference of weights, without its sign, in the unit that suits it: "350 g", "1.2 kg", "3.5 oz". */
export function formatDifference(grams: number, unit: WeightUnit, locale: FormatLocale): string {
  return formatWeight(Math.abs(grams), unit, locale);
}

/** The number of a weight as a form shows it: no separators of thousands, so that it can be typed over. */
export function typedNumber(grams: number, unit: TypedUnit, locale: FormatLocale): string {
  const text = fromGrams(grams, unit).toFixed(unit === 'g' ? 0 : 2);
  return locale === 'es' ? text.replace('.', ',') : text;
}

function shownNumber(grams: number, unit: TypedUnit, locale: FormatLocale): string {
  return formatNumber(fromGrams(grams, unit), locale, { max: displayDigits(grams, unit) });
}
