import { treatEnergy } from './energy';
import type { DensityUnit } from './vocabulary';

export interface Density {
  kcal: number;
  unit: DensityUnit;
  /** Weight of a cup in grams; null if not given or the unit is a weight. */
  cupGrams: number | null;
}

/** @returns kcal in 100 g; null for cups of unknown weight */
export function kcalPer100g({ kcal, unit, cupGrams }: Density): number | null {
  if (unit === '100g') return kcal;
  if (unit === 'kg') return kcal / 10;
  return cupGrams === null ? null : (kcal / cupGrams) * 100;
}

export interface Amount {
  /** Grams; null for cups of unknown weight. */
  grams: number | null;
  /** Cups; null if the bag states energy by weight. */
  cups: number | null;
}

/** Amount of food with this energy. */
export function amountOf(kcal: number, density: Density): Amount {
  const per100g = kcalPer100g(density);
  return {
    grams: per100g === null ? null : (kcal / per100g) * 100,
    cups: density.unit === 'cup' ? kcal / density.kcal : null,
  };
}

export interface Portion {
  day: Amount;
  /** Day without the largest share of treats. */
  dayBesideTreats: Amount;
  meal: Amount | null;
  mealBesideTreats: Amount | null;
}

function shareOf({ grams, cups }: Amount, meals: number | null): Amount | null {
  if (meals === null) return null;
  return { grams: grams === null ? null : grams / meals, cups: cups === null ? null : cups / meals };
}

/** Food of a day and of a meal, without treats and beside the largest share of them. */
export function portionOf(kcal: number, density: Density, meals: number | null): Portion {
  const day = amountOf(kcal, density);
  const dayBesideTreats = amountOf(kcal - treatEnergy(kcal), density);
  return { day, dayBesideTreats, meal: shareOf(day, meals), mealBesideTreats: shareOf(dayBesideTreats, meals) };
}
