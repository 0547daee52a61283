import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { dosePerKg } from '@/lib/records/medications/dose-per-kg';
import { toMedication } from '@/lib/records/medications/medication';
import { dosageOn } from '@/lib/records/medications/plan';
import { weightGoalOf } from '@/lib/records/pets/pet';
import { type AlertId, weightAlerts, yearlyChange } from '@/lib/records/weights/alerts';
import type { SharedRow } from './shared-row';
import type { SharedMedication, WeightConcern } from './shared-view';

export type VetFacts = Required<Pick<SharedMedication, 'lastGivenAt' | 'perKg'>>;

/** When a medicine was last given, and its dose per kilogram of the latest of `weights`, which the link has to share. */
export function vetFacts(row: SharedRow['medications'][number], weights: SharedRow['weights'], today: Day): VetFacts {
  const [latest] = weights;
  const perKg = latest && dosePerKg(dosageOn(toMedication(row), today), latest.grams);
  return {
    lastGivenAt: row.doses?.[0]?.at.toISOString() ?? null,
    perKg: perKg ? { ...perKg, grams: latest.grams, measuredAt: latest.measuredAt.toISOString() } : null,
  };
}

/** Say the same as a loss within a year. */
const losses = new Set<AlertId>(['small', 'loss10', 'loss5m', 'senior']);

/** A change of 10 % within a year, and what else the owner's page warns of. */
export function weightConcerns(row: SharedRow, at: Date): WeightConcern[] {
  const readings = row.weights.map(({ measuredAt, grams }) => ({ measuredAt: measuredAt.toISOString(), grams }));
  const { type, breed } = row;
  const pet = {
    ...{ type, breed, goal: weightGoalOf(row) },
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
  };
  const yearly = yearlyChange(readings, pet, at);
  const alerts = weightAlerts(readings, pet, at)
    .filter(({ id, level }) => level !== 'info' && !(yearly && yearly.percent < 0 && losses.has(id)))
    .map(({ id, percent, since }) => ({ id, percent, since: since?.toISOString() ?? null }));
  if (!yearly) return alerts;
  const id = yearly.percent < 0 ? ('lost' as const) : ('gained' as const);
  return [{ id, percent: Math.abs(yearly.percent), since: yearly.since.toISOString() }, ...alerts];
}
