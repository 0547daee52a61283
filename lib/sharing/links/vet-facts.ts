import { homeZone } from '@/lib/access/home-zone';
import { type Day, dayFromColumn, dayIn, daysBetween } from '@/lib/core/time/dates';
import { dosePerKg } from '@/lib/records/medications/dose-per-kg';
import { toMedication } from '@/lib/records/medications/medication';
import { dosageOn } from '@/lib/records/medications/plan';
import { weightGoalOf } from '@/lib/records/pets/pet';
import { assessVitals, isOutside, type VitalAssessment } from '@/lib/records/vitals/assess-vital';
import { usualRange } from '@/lib/records/vitals/usual-range';
import { toVital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';
import { type AlertId, weightAlerts, yearlyChange } from '@/lib/records/weights/alerts';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import { JUDGED_READINGS } from '@/lib/records/weights/vocabulary';
import { weeklyMedians } from '@/lib/records/weights/weekly';
import { goalPhase } from '@/lib/records/weights/weight-goal';
import type { SharedRow } from './shared-row';
import type { AbnormalVital, SharedMedication, WeightConcern } from './shared-view';

export type VetFacts = Required<Pick<SharedMedication, 'lastGivenAt' | 'perKg'>>;

export function vetFacts(row: SharedRow['medications'][number], weights: SharedRow['weights'], today: Day): VetFacts {
  const [latest] = weights;
  const perKg = latest && dosePerKg(dosageOn(toMedication(row), today), latest.grams);
  return {
    lastGivenAt: row.doses?.[0]?.at.toISOString() ?? null,
    perKg: perKg ? { ...perKg, grams: latest.grams, measuredAt: latest.measuredAt.toISOString() } : null,
  };
}

/** Age after which a value says little about today. Our choice. */
const RECENT_DAYS = 90;

function subjectOf(row: SharedRow): VitalSubject {
  const dateOfBirth = row.dateOfBirth && dayFromColumn(row.dateOfBirth);
  return { type: row.type, dateOfBirth, grams: row.weights[0]?.grams ?? null, giantBreed: isGiantDog(row) };
}

export function assessedVitals(row: SharedRow) {
  const subject = subjectOf(row);
  const judgedVitals = row.vitals.slice(0, JUDGED_READINGS);
  return vitalKinds.map((kind) => {
    const readings = judgedVitals.filter((reading) => reading.kind === kind);
    const vitals = readings.map((reading) => toVital({ ...reading, id: '', note: null }));
    const assessments = assessVitals(vitals, subject);
    return readings.map((reading, at) => ({ ...reading, assessment: assessments[at] as VitalAssessment }));
  });
}

export function abnormalVitals(row: SharedRow, at: Date): AbnormalVital[] {
  const timeZone = homeZone(row);
  const subject = subjectOf(row);
  return assessedVitals(row).flatMap(([latest]) => {
    if (!latest) return [];
    const { kind, value, context, measuredAt, assessment } = latest;
    const day = dayIn(measuredAt, timeZone);
    if (daysBetween(day, dayIn(at, timeZone)) > RECENT_DAYS || !isOutside(assessment)) return [];
    const { level, baseline } = assessment;
    return [{ kind, value, day, level, baseline, range: usualRange(kind, subject, day, context) }];
  });
}

const losses = new Set<AlertId>(['small', 'loss10', 'loss5m', 'senior']);

export function weightConcerns(row: SharedRow, at: Date): WeightConcern[] {
  const readings = row.weights
    .slice(0, JUDGED_READINGS)
    .map(({ measuredAt, grams }) => ({ measuredAt: measuredAt.toISOString(), grams }));
  const [latest] = readings;
  if (!latest) return [];
  const { type, breed } = row;
  const pet = {
    ...{ type, breed, goal: weightGoalOf(row) },
    dateOfBirth: row.dateOfBirth && dayFromColumn(row.dateOfBirth),
    deceasedOn: row.deceasedOn && dayFromColumn(row.deceasedOn),
  };
  const until = latest.measuredAt;
  const yearly = yearlyChange(readings, pet, at);
  const alerts = weightAlerts(readings, pet, at)
    .filter(({ id, level }) => level !== 'info' && !(yearly && yearly.percent < 0 && losses.has(id)))
    .map(({ id, percent, since }) => ({ id, percent, since: since?.toISOString() ?? null, until }));
  if (!yearly) return alerts;
  const since = yearly.since.toISOString();
  const isDiet =
    pet.goal !== null &&
    pet.goal.from <= dayIn(yearly.since, homeZone(row)) &&
    goalPhase(pet.goal, weeklyMedians(readings)) === 'losing';
  const lostId = isDiet ? 'lostOnDiet' : 'lost';
  const id = yearly.percent < 0 ? lostId : 'gained';
  return [{ id, percent: Math.abs(yearly.percent), since, until }, ...alerts];
}
