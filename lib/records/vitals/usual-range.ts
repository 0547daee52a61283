import { addMs, ageBetween, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { type HeartRow, type VitalSubject, vitalSpecies } from './vital-species';
import type { VitalKind } from './vocabulary';

type Range = readonly [number, number];

const asRange = (pair: number[] | undefined): Range | null => (pair ? [pair[0] as number, pair[1] as number] : null);

export function monthsOn(on: Day, { dateOfBirth }: VitalSubject): number | null {
  const age = dateOfBirth && ageBetween(dateOfBirth, on);
  return age ? age.years * 12 + age.months : null;
}

function heartRange(
  rows: HeartRow[],
  months: number | null,
  { grams, giantBreed }: VitalSubject,
  context: string | null,
): Range | null {
  const fits = rows.find(
    (row) =>
      (row.context === undefined || row.context === context) &&
      (row.giantBreed === undefined || giantBreed) &&
      // An unknown age counts as grown up, an unknown weight as neither small nor large.
      (row.toMonths === undefined || (months !== null && months < row.toMonths)) &&
      (row.fromMonths === undefined || months === null || months >= row.fromMonths) &&
      (row.underGrams === undefined || (grams !== null && grams < row.underGrams)) &&
      (row.fromGrams === undefined || (grams !== null && grams >= row.fromGrams)),
  );
  return asRange(fits?.range);
}

/** In the unit of the kind; null if unknown. Source: vitals.json, species (resting, awake and calm unless asleep). */
export function usualRange(
  kind: VitalKind,
  subject: VitalSubject,
  on: Day,
  context: string | null = null,
): Range | null {
  const species = vitalSpecies(subject.type);
  const months = monthsOn(on, subject);
  const born = subject.dateOfBirth;
  const newborn =
    born && species.neonate?.find(({ toWeeks }) => dayToColumn(on) < addMs(dayToColumn(born), toWeeks * 7 * DAY));
  if (newborn && kind !== 'sleeping_respiratory_rate' && kind !== 'capillary_refill' && newborn[kind]) {
    return asRange(newborn[kind]);
  }
  if (kind === 'heart_rate') return heartRange(species.heart_rate ?? [], months, subject, context);
  const young = species.young;
  if (young && months !== null && months < young.toMonths && (kind === 'temperature' || kind === 'respiratory_rate')) {
    return asRange(young[kind]);
  }
  return asRange(species[kind]);
}
