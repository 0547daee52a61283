import { addMs, DAY, type Day, dayFromColumn, instantFromJson } from '@/lib/core/time/dates';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { isUndated, type PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { sizeOf, type WeighedPet, weightAlerts } from '@/lib/records/weights/alerts';
import { type IdealPlace, idealRange, placeInRange } from '@/lib/records/weights/ideal-range';
import { lifeStageOn } from '@/lib/records/weights/life-stage';
import { direction, weightTrend } from '@/lib/records/weights/trend';
import type { Weight } from '@/lib/records/weights/weight';
import type { HealthRecord } from './queries';

export interface WeightState {
  kind: 'steady' | 'losing' | 'gaining' | 'growing' | 'weighed' | 'longAgo';
  grams: number;
  percent: number;
  ideal: IdealPlace;
  measuredAt: string;
}

export type PetState =
  | { kind: 'deceased'; on: Day }
  | { kind: 'lost' }
  | { kind: 'archived' }
  | { kind: 'new' }
  | {
      kind: 'living';
      weight: WeightState | null;
      /** Null if no dose is recorded, or if no known vaccination is due and a dose has no date. */
      vaccinations: { overdue: number; due: number; estimated: number } | null;
      call: boolean;
    };

/** Age after which a weight says nothing about today, as in weight alerts. Our choice. */
const STALE = 90 * DAY;

interface PetFacts {
  pet: WeighedPet & { archived: boolean };
  isLost: boolean;
  /** Newest first. */
  weights: readonly Weight[];
  doses: readonly unknown[];
  planned: readonly PlannedVaccine[];
  at: Date;
}

function isGrowing(pet: WeighedPet, weights: readonly Weight[], at: Date): boolean {
  const { type, dateOfBirth } = pet;
  return dateOfBirth !== null && !lifeStageOn(dayFromColumn(at), { type, dateOfBirth }, sizeOf(weights, pet)).adult;
}

function weightState({ pet, weights, at }: PetFacts): WeightState | null {
  const [last] = weights;
  if (!last) return null;
  const { grams, measuredAt } = last;
  const common = { grams, measuredAt, percent: 0, ideal: placeInRange(grams, idealRange(weights, pet)) };
  if (addMs(instantFromJson(measuredAt), STALE) < at) return { ...common, kind: 'longAgo', ideal: 'unknown' };
  const { month } = weightTrend(weights);
  if (!month) return { ...common, kind: 'weighed' };
  const percent = Math.abs(month.percent);
  const way = direction(month);
  if (way === 'steady') return { ...common, percent, kind: 'steady' };
  if (way === 'down') return { ...common, percent, kind: 'losing' };
  return { ...common, percent, kind: isGrowing(pet, weights, at) ? 'growing' : 'gaining' };
}

function vaccinationCounts({ doses, planned }: PetFacts) {
  if (doses.length === 0) return null;
  const withStatus = (statuses: readonly string[]) => planned.filter(({ status }) => statuses.includes(status));
  const [overdue, due] = [withStatus(['overdue', 'lapsed']), withStatus(['due_soon'])];
  const namedVaccines = overdue.length > 0 ? overdue : due;
  const estimatedCount = namedVaccines.filter(({ certain }) => certain === 'computed').length;
  if (namedVaccines.length === 0 && planned.some(isUndated)) return null;
  return { overdue: overdue.length, due: due.length, estimated: estimatedCount };
}

export function petState(facts: PetFacts): PetState {
  const { pet, weights, doses, at } = facts;
  if (pet.deceasedOn) return { kind: 'deceased', on: pet.deceasedOn };
  if (facts.isLost) return { kind: 'lost' };
  if (pet.archived) return { kind: 'archived' };
  if (weights.length === 0 && doses.length === 0) return { kind: 'new' };
  const call = weightAlerts(weights, pet, at).some(({ level }) => level !== 'info');
  return { kind: 'living', weight: weightState(facts), vaccinations: vaccinationCounts(facts), call };
}

export function stateOf(record: HealthRecord, isLost: boolean, { today, at }: { today: Day; at: Date }) {
  const { pet, weights } = record;
  const doses = record.vaccinations.items;
  const plannedVaccines = dueVaccinations(pet, doses, today);
  const facts = { pet: { ...pet, goal: pet.weightGoal }, weights: weights.items, doses, planned: plannedVaccines, at };
  return { planned: plannedVaccines, state: petState({ ...facts, isLost }) };
}
