import { ageBetween, type Day } from '@/lib/core/time/dates';
import wellness from './data/wellness.json';
import { type DogSize, dogSizes } from './dog-size';

export const lifeStages = ['puppy', 'kitten', 'young', 'youngAdult', 'adult', 'matureAdult', 'senior'] as const;
export type LifeStage = (typeof lifeStages)[number];

export interface LifeStageFacts {
  /** Null without data, and for a dog of unknown size if the stage depends on it. */
  stage: LifeStage | null;
  adultMonths: number | null;
  adult: boolean;
}

const YEAR = 12;
/** Default for species without data, so that growth causes no alert. Our choice. */
const OTHER_ADULT_MONTHS = YEAR;

type Step = readonly [from: LifeStage, months: number];

interface Life {
  adultMonths: number;
  stages: readonly Step[];
}

const { source: _, ...species } = wellness.species;
const lives = new Map(Object.entries(species as unknown as Record<string, Life>));

function steps(type: string, size: DogSize | null): Life | undefined {
  if (type === 'dog') {
    const { adultMonths, puppyMonths, matureYears, seniorYears } = wellness.dogSizes[size ?? 'M'];
    const stages: Step[] = [
      ['puppy', 0],
      ['youngAdult', puppyMonths],
      ['matureAdult', matureYears * YEAR],
      ['senior', seniorYears * YEAR],
    ];
    return { adultMonths, stages };
  }
  return lives.get(type);
}

/** Source: wellness.json, lifeStages and growth.adultAt. */
export function lifeStageOn(day: Day, pet: { type: string; dateOfBirth: Day }, size: DogSize | null): LifeStageFacts {
  const { years, months } = ageBetween(pet.dateOfBirth, day);
  const age = years * YEAR + months;
  const stageSteps = steps(pet.type, size);
  const isSizeUnknown = pet.type === 'dog' && size === null;
  const stagesOf = (life: Life | undefined) => life?.stages.findLast(([, from]) => from <= age)?.[0] ?? null;
  const possible = isSizeUnknown ? new Set(dogSizes.map((one) => stagesOf(steps(pet.type, one)))) : null;
  const isOpen = possible !== null && possible.size > 1;
  return {
    stage: isOpen ? null : stagesOf(stageSteps),
    adultMonths: isSizeUnknown ? null : (stageSteps?.adultMonths ?? null),
    adult: age >= (stageSteps?.adultMonths ?? OTHER_ADULT_MONTHS),
  };
}
