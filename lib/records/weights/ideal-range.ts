import { addMs, DAY, type Day, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { lifeStageOn } from './life-stage';

export interface IdealRange {
  /** Grams. */
  from: number;
  to: number;
  scoredAt: string;
}

export type IdealPlace = 'within' | 'below' | 'above' | 'unknown';

interface ScoredWeight {
  grams: number;
  measuredAt: string;
  bodyConditionScore: number | null;
}

export interface ScoredPet {
  type: string;
  dateOfBirth: Day | null;
}

const IDEAL = 5;
/** Fraction of the weight per point of the nine-point scale (wellness.json, bcs9.excessPctPerPoint). */
const PER_POINT = 0.1;
/** The scale only has whole points. */
const HALF_POINT = PER_POINT / 2;

/** Age after which a score says nothing about the body today. Our choice. */
const SCORE_HOLDS = 365 * DAY;
/** Used if the size is unknown, because the largest dogs grow the longest. */
const LAST_TO_GROW = 'G';

function isGrownAt({ measuredAt }: ScoredWeight, { type, dateOfBirth }: ScoredPet): boolean {
  const day = dayFromColumn(instantFromJson(measuredAt));
  return dateOfBirth === null || lifeStageOn(day, { type, dateOfBirth }, LAST_TO_GROW).adult;
}

/**
 * Estimates the ideal weight from the pet's own scores (wellness.json, bcs9.idealWeight), plus and minus half a point.
 * @param readings newest first
 * @param at time of the weight to judge; the newest reading by default
 * @returns null for species with another scale, and without a score of the grown animal within the year before `at`
 */
export function idealRange(readings: readonly ScoredWeight[], pet: ScoredPet, at?: Date): IdealRange | null {
  const [newest] = readings;
  if (!newest || (pet.type !== 'dog' && pet.type !== 'cat')) return null;
  const since = addMs(at ?? instantFromJson(newest.measuredAt), -SCORE_HOLDS);
  const scoredWeight = readings.find(({ bodyConditionScore }) => bodyConditionScore !== null);
  if (!scoredWeight || instantFromJson(scoredWeight.measuredAt) < since || !isGrownAt(scoredWeight, pet)) return null;
  const { grams, bodyConditionScore: score, measuredAt: scoredAt } = scoredWeight;
  const above = PER_POINT * ((score ?? IDEAL) - IDEAL);
  const ideal = above >= 0 ? grams / (1 + above) : grams * (1 - above);
  return { from: Math.round(ideal * (1 - HALF_POINT)), to: Math.round(ideal * (1 + HALF_POINT)), scoredAt };
}

export function placeInRange(grams: number, ideal: Pick<IdealRange, 'from' | 'to'> | null): IdealPlace {
  if (!ideal) return 'unknown';
  if (grams < ideal.from) return 'below';
  return grams > ideal.to ? 'above' : 'within';
}
