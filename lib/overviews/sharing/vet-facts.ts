import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { dosePerKg } from '@/lib/records/medications/dose-per-kg';
import { toMedication } from '@/lib/records/medications/medication';
import { dosageOn } from '@/lib/records/medications/plan';
import { weightGoalOf } from '@/lib/records/pets/pet';
import { weightAlerts, yearlyChange } from '@/lib/records/weights/alerts';
import type { SharedRow } from './shared-row';
import type { SharedMedication, WeightConcern } from './shared-view';

export type VetFacts = Required<Pick<SharedMedication, 'lastGivenAt' | 'perKg'>>;

/** When a medicine was last given, and its dose per kilogram of the latest weight. */
export function vetFacts({ weights }: SharedRow, row: SharedRow['medications'][number], today: Day): VetFacts {
  const [latest] = weights;
  const perKg = latest && dosePerKg(dosageOn(toMedication(row), today), latest.grams);
  return {
    lastGivenAt: row.doses?.[0]?.at.toISOString() ?? null,
    perKg: perKg ? { ...perKg, grams: latest.grams, measuredAt: latest.measuredAt.toISOString() } : null,
  };
}

/** A change of 10 % within a year, else what the owner's page warns of. */
export function weightConcerns(row: SharedRow, at: Date): WeightConcern[] {
  const readings = row.weights.map(({ measuredAt, grams }) => ({ measuredAt: measuredAt.toISOString(), grams }));
  const { type, breed } = row;
  const pet = {
    ...{ type, breed, goal: weightGoalOf(row) },
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
  };
  const yearly = yearlyChange(readings, pet, at);
  if (yearly) {
    const id = yearly.percent < 0 ? 'lost' : 'gained';
    return [{ id, percent: Math.abs(yearly.percent), since: yearly.since.toISOString() }];
  }
  return weightAlerts(readings, pet, at)
    .filter(({ level }) => level !== 'info')
    .map(({ id, percent, since }) => ({ id, percent, since: since?.toISOString() ?? null }));
}
