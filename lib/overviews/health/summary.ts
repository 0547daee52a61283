import { type Day, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { type DoseState, nextDose, type TrackedDose } from '@/lib/records/medications/dose-log';
import type { Medication } from '@/lib/records/medications/medication';
import { openDoses } from '@/lib/records/medications/open-doses';
import type { LoggedDose } from '@/lib/records/medications/view';
import { isUndated, type PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { byStampUrgency, type DoseStamp, doseStamps } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import { thin } from '@/lib/records/weights/thin';
import type { Weight } from '@/lib/records/weights/weight';
import type { HealthRecord } from './queries';

export interface UpcomingDose {
  name: string;
  dosage: string | null;
  day: Day;
  time: string;
  state: DoseState;
}

const ownDoses = (course: Medication, log: readonly LoggedDose[]) =>
  log.filter(({ medicationId }) => medicationId === course.id);

export function upcomingDoses(
  medications: readonly Medication[],
  log: readonly LoggedDose[],
  at: Date,
): UpcomingDose[] {
  const dosesOf = (find: (course: Medication, own: LoggedDose[]) => readonly TrackedDose[]) =>
    medications
      .flatMap((course) => find(course, ownDoses(course, log)).map((dose) => ({ course, dose })))
      .toSorted((a, b) => a.dose.at.getTime() - b.dose.at.getTime());
  const open = dosesOf((course, own) => openDoses(course, own, at));
  const next = dosesOf((course, own) => [nextDose(course, own, at)].filter((dose) => dose !== null)).slice(0, 1);
  return (open.length > 0 ? open : next).map(
    ({ course: { name, timeZone }, dose: { dosage, state, at: planned } }) => ({
      ...{ name, dosage, state },
      ...fromInstant(planned, timeZone),
    }),
  );
}

const STAMPS = 3;

export interface StampedVaccination {
  stamp: DoseStamp;
  dose: Vaccination;
}

export function urgentStamps(
  doses: readonly Vaccination[],
  plannedVaccines: readonly PlannedVaccine[],
  today: Day,
): StampedVaccination[] {
  const dosesById = new Map(doses.map((dose) => [dose.id, dose]));
  return doseStamps(doses, plannedVaccines, today)
    .toSorted(byStampUrgency)
    .flatMap((stamp) => {
      const dose = dosesById.get(stamp.id);
      return dose ? [{ stamp, dose }] : [];
    })
    .slice(0, STAMPS);
}

/** Most overdue vaccination, next one after today, and whether a dose has no date. */
export function dueInWords(plannedVaccines: readonly PlannedVaccine[]) {
  const datedVaccines = plannedVaccines.flatMap((plan) => (plan.due === null ? [] : [{ ...plan, due: plan.due }]));
  const isOverdue = ({ status }: PlannedVaccine) => status === 'overdue' || status === 'lapsed';
  return {
    overdue: datedVaccines.find(isOverdue) ?? null,
    next: datedVaccines.find((plan) => !isOverdue(plan)) ?? null,
    isUnknown: plannedVaccines.some(isUndated),
  };
}

const DRAWN = 16;

/** @param weights newest first @returns oldest first */
export function sparklinePoints(weights: readonly [Weight, ...Weight[]]): { at: number; value: number }[] {
  return thin(weights, DRAWN)
    .map(({ measuredAt, grams }) => ({ at: instantFromJson(measuredAt).getTime(), value: grams }))
    .toReversed();
}

export function isEmptyRecord(record: HealthRecord): boolean {
  const { weights, vaccinations, medications, treatments, vitals, symptoms, labReports, allergies, conditions } =
    record;
  const all = [weights, vaccinations, medications, treatments, vitals, symptoms, labReports, allergies, conditions];
  return record.measures.length === 0 && all.every(({ items }) => items.length === 0);
}

export function vitalSubjectOf({ pet, weights }: HealthRecord): VitalSubject {
  const { type, dateOfBirth } = pet;
  return { type, dateOfBirth, grams: weights.items[0]?.grams ?? null, giantBreed: isGiantDog(pet) };
}
