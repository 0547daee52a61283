import { dailyEnergy, factorOf, type KcalRange, type LossEnergy, type LossRefusal, lossEnergy } from './energy';
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
}

export type FoodRefusal = LossRefusal | 'growing' | 'stillGrowing' | 'grown';

export interface FoodAnswer {
  factor: FactorId;
  /** Kilocalories a day. */
  kcal: KcalRange;
  loss: (LossEnergy & { weeks: number | null }) | null;
  /** Food for the lower and the higher end; null without the energy of the food. */
  portions: readonly Portion[] | null;
}

function findStageProblem(stage: string, isGrown: boolean | null): FoodRefusal | null {
  if (stage === 'growing') return isGrown === true ? 'grown' : null;
  if (isGrown !== false) return null;
  return stage === 'loss' ? 'growing' : 'stillGrowing';
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
  const problem = findStageProblem(factor.stage, pet.isGrown);
  if (problem) return problem;
  if (factor.stage !== 'loss') {
    const kcal = dailyEnergy(pet.grams, factor);
    return { factor: factor.id, kcal, loss: null, portions: portionsOf(kcal, query) };
  }
  if (query.target.problem) return null;
  const loss = lossEnergy(pet.species, { current: pet.grams, target: query.targetGrams, scored: pet.scoredGrams });
  if (typeof loss === 'string') return loss;
  const kcal: KcalRange = [loss.kcal, loss.kcal];
  const weeks = fewestWeeks(pet.species, pet.grams, loss.grams);
  return { factor: factor.id, kcal, loss: { ...loss, weeks }, portions: portionsOf(kcal, query) };
}
