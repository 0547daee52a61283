import { plausibleGrams } from '@/lib/collections/plausible-weight';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { WeightUnit } from '@/lib/core/i18n/units';
import { toGrams } from '@/lib/records/weights/units';
import data from './data/energy.json';
import { type NumberField, readField } from './number-field';
import type { Density } from './portion';
import { type DensityUnit, densityUnits, type FactorId, type FedSpecies, factorsOf, mealCounts } from './vocabulary';

export type QueryValues = Record<string, string | string[] | undefined>;

/** Fields of the form as far as they are valid, with the problem of each. */
export interface FoodQuery {
  factor: FactorId | null;
  density: NumberField;
  unit: DensityUnit;
  cupGrams: NumberField;
  meals: number | null;
  target: NumberField;
  /** Grams. */
  targetGrams: number | null;
  isConfirmed: boolean;
  /** Search of the list of toxic foods. */
  search: string;
}

export interface FedAnimal {
  species: FedSpecies;
  /** Latest weight in grams. */
  grams: number | null;
}

const LONGEST = 60;

function textOf(query: QueryValues, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

function densityBounds(unit: DensityUnit) {
  const { density, cup } = data;
  if (unit === 'cup') return { possible: cup.possibleKcal, usual: cup.usualKcal };
  const scale = unit === 'kg' ? 10 : 1;
  return {
    possible: density.possible.map((kcal) => kcal * scale),
    usual: density.usual.map((kcal) => kcal * scale),
  };
}

/** Refuses a target far below the current weight even if confirmed, because a typing error would starve the animal. */
function readTarget(
  text: string,
  { species, grams }: FedAnimal,
  { locale, weightUnit }: { locale: FormatLocale; weightUnit: WeightUnit },
): NumberField {
  const { min, max } = plausibleGrams(species);
  const one = toGrams(1, weightUnit);
  const bounds = [min / one, max / one];
  const field = readField(text, { possible: bounds, usual: bounds }, { locale, isConfirmed: false });
  const lowest = (grams ?? 0) * data.target.leastShare;
  const isTooLow = field.value !== null && toGrams(field.value, weightUnit) < lowest;
  return isTooLow ? { ...field, value: null, problem: 'tooLow' } : field;
}

/** Value of the confirmation. It names the numbers, so that a later change has to be confirmed again. */
export const confirmationOf = ({ density, unit, cupGrams }: Pick<FoodQuery, 'density' | 'unit' | 'cupGrams'>): string =>
  [density.text, unit, cupGrams.text].join(' ');

/** Reads the query of the food page, with invalid fields as problems. */
export function readFood(
  query: QueryValues,
  animal: FedAnimal,
  { locale, weightUnit }: { locale: FormatLocale; weightUnit: WeightUnit },
): FoodQuery {
  const unit = densityUnits.find((one) => one === query.unit) ?? '100g';
  const target = readTarget(textOf(query, 'target'), animal, { locale, weightUnit });
  const { possibleGrams: possible, usualGrams: usual } = data.cup;
  const readNumbers = (isConfirmed: boolean) => ({
    density: readField(textOf(query, 'kcal'), densityBounds(unit), { locale, isConfirmed }),
    unit,
    cupGrams: readField(textOf(query, 'cup'), { possible, usual }, { locale, isConfirmed }),
  });
  const isConfirmed = textOf(query, 'sure') === confirmationOf(readNumbers(true));
  return {
    factor: factorsOf(animal.species).find((one) => one === query.factor) ?? null,
    ...readNumbers(isConfirmed),
    meals: mealCounts.find((count) => String(count) === query.meals) ?? null,
    target,
    targetGrams: target.value === null ? null : toGrams(target.value, weightUnit),
    isConfirmed,
    search: textOf(query, 'q').trim(),
  };
}

/** Energy on the bag; null while it is missing or has a problem, or the weight of a cup contradicts it. */
export function densityOf({ density, unit, cupGrams }: FoodQuery): Density | null {
  if (density.value === null) return null;
  if (unit !== 'cup') return { kcal: density.value, unit, cupGrams: null };
  return cupGrams.problem ? null : { kcal: density.value, unit, cupGrams: cupGrams.value };
}

/** True if kcal and grams of a cup together are impossible, such as more than 900 kcal in 100 g. */
export function isCupWrong(density: Density): boolean {
  if (density.unit !== 'cup' || density.cupGrams === null) return false;
  const [low = 0, high = 0] = data.density.possible;
  const per100g = (density.kcal / density.cupGrams) * 100;
  return per100g < low || per100g > high;
}

/** True while an unusual number waits for an answer, and after it was confirmed. */
export function needsConfirmation({ density, cupGrams, isConfirmed }: FoodQuery): boolean {
  return isConfirmed || [density, cupGrams].some(({ problem }) => problem === 'unusual');
}

export function isQueryCupWrong(query: FoodQuery): boolean {
  const density = densityOf(query);
  return density !== null && isCupWrong(density);
}

/** Fields of the food form as a query, without the search. */
export function queryFields(query: FoodQuery): [name: string, value: string][] {
  const { factor, density, unit, cupGrams, meals, target, isConfirmed } = query;
  const fields: [string, string][] = [
    ['factor', factor ?? ''],
    ['kcal', density.text],
    ['unit', unit],
    ['cup', cupGrams.text],
    ['meals', meals === null ? '' : String(meals)],
    ['target', target.text],
    ['sure', isConfirmed ? confirmationOf(query) : ''],
  ];
  return factor ? fields.filter(([, value]) => value !== '') : [];
}
