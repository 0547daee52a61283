import data from './data/energy.json';
import { type FactorId, type FedSpecies, factorsOf, type SourceId, sourceIds } from './vocabulary';

export type KcalRange = readonly [low: number, high: number];

export interface Factor {
  id: FactorId;
  range: KcalRange;
  stage: 'adult' | 'growing' | 'mother' | 'loss';
  sources: SourceId[];
}

interface FactorData {
  range: number[];
  stage: string;
  sources: string[];
}

const stages = ['adult', 'growing', 'mother', 'loss'] as const;

/** Factors of daily energy (data/energy.json): the published multiple of the resting energy. */
export function factorOf(species: FedSpecies, id: FactorId): Factor | null {
  const all: Partial<Record<string, FactorData>> = data.factors[species];
  const found = factorsOf(species).includes(id) ? all[id] : undefined;
  if (!found) return null;
  const [low = 0, high = low] = found.range;
  return {
    id,
    range: [low, high],
    stage: stages.find((one) => one === found.stage) ?? 'adult',
    sources: sourceIds.filter((one) => found.sources.includes(one)),
  };
}

/** Resting energy in kcal a day: 70 × kg^0.75, for any weight (Merck Veterinary Manual). */
export function restingEnergy(grams: number): number {
  return data.coefficient * (grams / 1000) ** data.exponent;
}

/** Energy in kcal a day that keeps the weight. An estimate; animals of one weight differ up to threefold (Merck). */
export function dailyEnergy(grams: number, { range: [low, high] }: Pick<Factor, 'range'>): KcalRange {
  const resting = restingEnergy(grams);
  return [resting * low, resting * high];
}

/** Smallest energy in kcal a day for losing weight: 80 % of the resting energy at the ideal weight (AAHA). */
export function minimumEnergy(idealGrams: number): number {
  return restingEnergy(idealGrams) * data.minimum.ofRestingAtIdeal;
}

export interface LossWeights {
  current: number;
  /** Target that the owner typed, in grams. */
  target: number | null;
  /** Ideal weight that the latest body score suggests, in grams. */
  scored: number | null;
}

export type LossRefusal = 'noTarget' | 'notAbove';

export interface LossEnergy {
  kcal: number;
  minimum: number;
  /** Weight that the energy is for. */
  grams: number;
  basis: 'target' | 'score';
  /** True if the typed target lies below the ideal weight that the body score suggests, which is used instead. */
  isRaised: boolean;
}

/**
 * Energy for losing weight: the factor times the resting energy at the ideal weight, never below the minimum of AAHA.
 * @returns a reason without a weight to reach, or with one that is not below the current weight
 */
export function lossEnergy(species: FedSpecies, { current, target, scored }: LossWeights): LossEnergy | LossRefusal {
  const grams = Math.max(target ?? 0, scored ?? 0);
  if (grams === 0) return 'noTarget';
  if (grams >= current) return 'notAbove';
  const [low] = factorOf(species, 'weightLoss')?.range ?? [1];
  const minimum = minimumEnergy(grams);
  return {
    kcal: Math.max(restingEnergy(grams) * low, minimum),
    minimum,
    grams,
    basis: target === grams ? 'target' : 'score',
    isRaised: target !== null && scored !== null && target < scored,
  };
}

/** Largest share of the day in treats, in kcal: 10 % (Clinician’s Brief, wellness.json). */
export function treatEnergy(kcal: number): number {
  return kcal * data.treatShare;
}
