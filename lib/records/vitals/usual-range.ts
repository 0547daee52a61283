import { type Day, daysBetween, monthsBetween } from '@/lib/core/time/dates';
import { type HeartRow, type VitalSubject, vitalSpecies } from './vital-species';
import type { VitalKind } from './vocabulary';

type Range = readonly [number, number];

const asRange = (pair: number[] | undefined): Range | null => (pair ? [pair[0] as number, pair[1] as number] : null);

export const monthsOn = (on: Day, { dateOfBirth }: VitalSubject): number | null =>
  dateOfBirth ? monthsBetween(dateOfBirth, on) : null;

function heartRange(
  rows: HeartRow[] | undefined,
  months: number,
  { grams, giantBreed }: VitalSubject,
  context: string | null,
): Range | null {
  const fits = rows?.find(
    (row) =>
      (row.context === undefined || row.context === context) &&
      (row.giantBreed === undefined || giantBreed) &&
      (row.toMonths === undefined || months < row.toMonths) &&
      (row.fromMonths === undefined || months >= row.fromMonths) &&
      // An unknown weight counts as neither small nor large.
      (row.underGrams === undefined || (grams ?? Number.POSITIVE_INFINITY) < row.underGrams) &&
      (row.fromGrams === undefined || (grams ?? 0) >= row.fromGrams),
  );
  return asRange(fits?.range);
}

/** Range in the kind's unit; null if unknown (vitals.json, species: at rest, awake and calm unless asleep). */
export function usualRange(
  kind: VitalKind,
  subject: VitalSubject,
  on: Day,
  context: string | null = null,
): Range | null {
  const species = vitalSpecies(subject.type);
  const months = monthsOn(on, subject) ?? Number.POSITIVE_INFINITY;
  const days = subject.dateOfBirth ? daysBetween(subject.dateOfBirth, on) : Number.POSITIVE_INFINITY;
  const newborn = species.neonate?.find(({ toWeeks }) => days < toWeeks * 7);
  if (newborn?.[kind]) return asRange(newborn[kind]);
  if (kind === 'heart_rate') return heartRange(species.heart_rate, months, subject, context);
  const { young } = species;
  if (young?.[kind] && months < young.toMonths) return asRange(young[kind]);
  return asRange(species[kind]);
}
