export interface IdealRange {
  /** Grams. */
  from: number;
  to: number;
}

export type IdealPlace = 'within' | 'below' | 'above' | 'unknown';

interface Scored {
  grams: number;
  bodyConditionScore: number | null;
}

const IDEAL = 5;
/** Of the weight, for each point of the nine-point scale (wellness.json, bcs9.excessPctPerPoint). */
const PER_POINT = 0.1;
/** The scale knows whole points only. */
const HALF_POINT = PER_POINT / 2;

/**
 * Where the pet's own scores put its ideal weight (wellness.json, bcs9.idealWeight), half a point up and down.
 *
 * @param readings newest first
 * @returns null for species that use another scale, and as long as nobody has scored the body
 */
export function idealRange(readings: readonly Scored[], type: string): IdealRange | null {
  if (type !== 'dog' && type !== 'cat') return null;
  for (const { grams, bodyConditionScore: score } of readings) {
    if (score === null) continue;
    const above = PER_POINT * (score - IDEAL);
    const ideal = above >= 0 ? grams / (1 + above) : grams * (1 - above);
    return { from: Math.round(ideal * (1 - HALF_POINT)), to: Math.round(ideal * (1 + HALF_POINT)) };
  }
  return null;
}

export function placeInRange(grams: number, ideal: IdealRange | null): IdealPlace {
  if (!ideal) return 'unknown';
  if (grams < ideal.from) return 'below';
  return grams > ideal.to ? 'above' : 'within';
}
