import {
  dailyEnergy,
  type Factor,
  factorOf,
  type KcalRange,
  type LossEnergy,
  type LossRefusal,
  lossEnergy,
} from './energy';
import { densityOf, type FoodQuery, isCupWrong } from './food-query';
import { fewestWeeks } from './pace';
import { type Portion, portionOf } from './portion';
import type { FactorId, FedSpecies } from './vocabulary';

export interface FedPet {
  species: FedSpecies;
  /** Latest weight in grams. */
  grams: number;
  /** Middle of the ideal weight that a body score within the year suggests, in grams; null without one. */
  scoredGrams: number | null;
  /** False for a growing animal, null if the date of birth is not recorded. */
  isGrown: boolean | null;
  /** Null if the date of birth is not recorded. */
  ageMonths: number | null;
  isLosingFast: boolean;
}

export type FoodRefusal =
  | LossRefusal
  | 'growing'
  | 'stillGrowing'
  | 'growingMother'
  | 'grown'
  | 'unweaned'
  | 'puppyAge'
  | 'losingFast';

export interface FoodAnswer {
  factor: FactorId;
  /** Kilocalories a day. */
  kcal: KcalRange;
  loss: (LossEnergy & { weeks: number | null }) | null;
  /** Food for the lower and the higher end; null without the energy of the food. */
  portions: readonly Portion[] | null;
}

/** Younger animals drink milk. Our choice. */
const WEANED_MONTHS = 2;
/** The factors of puppies change at four months (energy.json). */
const PUPPY_MONTHS = 4;

function isOtherPuppyFactor(factor: FactorId, ageMonths: number): boolean {
  return factor === 'puppyYoung' ? ageMonths > PUPPY_MONTHS : factor === 'puppyOlder' && ageMonths < PUPPY_MONTHS;
}

const growingProblems: Record<Factor['stage'], FoodRefusal | null> = {
  ...{ growing: null, adult: 'stillGrowing', mother: 'growingMother', loss: 'growing' },
};

function findAgeProblem({ id, stage }: Factor, { isGrown, ageMonths }: FedPet): FoodRefusal | null {
  if (ageMonths !== null && ageMonths < WEANED_MONTHS) return 'unweaned';
  if (isGrown === true) return stage === 'growing' ? 'grown' : null;
  if (ageMonths !== null && isOtherPuppyFactor(id, ageMonths)) return 'puppyAge';
  return isGrown === false ? growingProblems[stage] : null;
}

function portionsOf([low, high]: KcalRange, query: FoodQuery): Portion[] | null {
  const density = densityOf(query);
  if (!density || isCupWrong(density)) return null;
  const ends = low === high ? [low] : [low, high];
  return ends.map((kcal) => portionOf(kcal, density, query.meals));
}

/** @returns null without a chosen factor, or why there is no estimate */
export function answerFood(pet: FedPet, query: FoodQuery): FoodAnswer | FoodRefusal | null {
  const factor = query.factor && factorOf(pet.species, query.factor);
  if (!factor) return null;
  const problem = findAgeProblem(factor, pet);
  if (problem) return problem;
  if (factor.stage !== 'loss') {
    const kcal = dailyEnergy(pet.grams, factor);
    return { factor: factor.id, kcal, loss: null, portions: portionsOf(kcal, query) };
  }
  if (pet.isLosingFast) return 'losingFast';
  if (query.target.problem) return null;
  const loss = lossEnergy(pet.species, { current: pet.grams, target: query.targetGrams, scored: pet.scoredGrams });
  if (typeof loss === 'string') return loss;
  const kcal: KcalRange = [loss.kcal, loss.kcal];
  const weeks = fewestWeeks(pet.species, pet.grams, loss.grams);
  return { factor: factor.id, kcal, loss: { ...loss, weeks }, portions: portionsOf(kcal, query) };
}
