import { messageWith } from '@/lib/core/i18n/field-message';

interface GramsRange {
  min: number;
  max: number;
}

export const gramsRange: GramsRange = { min: 1, max: 1_600_000 };

const kg = (min: number, max: number): GramsRange => ({ min: min * 1000, max: max * 1000 });

/** Ranges from the lightest newborn to above the heaviest known animal. We chose them to catch typing errors. */
const ranges = new Map<string, GramsRange>([
  ['dog', kg(0.05, 150)],
  ['cat', kg(0.05, 25)],
  ['rabbit', kg(0.02, 15)],
  ['ferret', kg(0.005, 5)],
  ['horse', kg(5, 1600)],
  ['guinea_pig', kg(0.03, 4)],
  ['hamster', kg(0.001, 0.5)],
  ['other_small_mammal', kg(0.001, 20)],
  ['bird', kg(0.001, 160)],
  ['reptile', kg(0.001, 300)],
  ['fish', kg(0.001, 100)],
]);

export function plausibleGrams(type: string): GramsRange {
  return ranges.get(type) ?? gramsRange;
}

export function implausibleWeightMessage({ min, max }: GramsRange = gramsRange): string {
  return messageWith('weights.validation.implausible', { min: min / 1000, max: max / 1000 });
}

export function isPlausible(grams: number, { min, max }: GramsRange): boolean {
  return Number.isInteger(grams) && grams >= min && grams <= max;
}
