import { messageWith } from '@/lib/core/i18n/field-message';
import { DAY, type Day, dayFromColumn, dayToColumn, instantFromJson } from '@/lib/core/time/dates';
import { lifeStageOn } from './life-stage';
import type { Reading } from './weekly';

interface GrowingPet {
  type: string;
  dateOfBirth: Day | null;
}

/** Larger changes are more likely typing errors. Our choice. */
const PERCENT = 30;

// Plausible gain by age in days: up to 10 % in the first weeks, then 2 to 4 g per kilogram of adult weight, at most 2 %
// of the puppy's own weight (wellness.json, weight.growth). Later values are our choice.
const growth = [
  { toAge: 28, perDay: 0.1 },
  { toAge: 182, perDay: 0.02 },
  { toAge: Number.POSITIVE_INFINITY, perDay: 0.005 },
];

function growthFactor(from: number, to: number): number {
  let factor = 1;
  let age = Math.max(0, from);
  for (const { toAge, perDay } of growth) {
    const days = Math.max(0, Math.min(to, toAge) - age);
    factor *= (1 + perDay) ** days;
    age += days;
  }
  return factor;
}

export function implausibleChange(from: Reading, to: Reading, { type, dateOfBirth }: GrowingPet): number | null {
  const percent = ((to.grams - from.grams) * 100) / from.grams;
  if (Math.abs(percent) <= PERCENT) return null;
  const [start, end] = [instantFromJson(from.measuredAt), instantFromJson(to.measuredAt)];
  const young = dateOfBirth !== null && !lifeStageOn(dayFromColumn(start), { type, dateOfBirth }, null).adult;
  if (!young || percent < 0) return percent;
  const birthMs = dayToColumn(dateOfBirth).getTime();
  const growthRatio = growthFactor((start.getTime() - birthMs) / DAY, (end.getTime() - birthMs) / DAY);
  return to.grams > from.grams * growthRatio * (1 + PERCENT / 100) ? percent : null;
}

export function changeQuestion(weight: Reading, neighbour: Reading | null, pet: GrowingPet): string | null {
  if (!neighbour) return null;
  const isLater = neighbour.measuredAt > weight.measuredAt;
  const percent = isLater ? implausibleChange(weight, neighbour, pet) : implausibleChange(neighbour, weight, pet);
  if (percent === null) return null;
  const share = ((weight.grams - neighbour.grams) * 100) / neighbour.grams;
  const key = `weights.question.${share < 0 ? 'less' : 'more'}${isLater ? 'ThanAfter' : 'ThanBefore'}`;
  return messageWith(key, { percent: Math.round(Math.abs(share)) });
}
