import { type Day, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { nextDose } from '@/lib/records/medications/dose-log';
import type { Medication } from '@/lib/records/medications/medication';
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
  /** Day in the medication's time zone. */
  day: Day;
  time: string;
  isDue: boolean;
}

/** Earliest open dose of all medications; null if none is planned. */
export function findUpcomingDose(
  medications: readonly Medication[],
  log: readonly LoggedDose[],
  at: Date,
): UpcomingDose | null {
  const upcoming = medications.flatMap((course) => {
    const own = log.filter(({ medicationId }) => medicationId === course.id);
    const next = nextDose(course, own, at);
    return next ? [{ course, next }] : [];
  });
  const [first] = upcoming.toSorted((a, b) => a.next.at.getTime() - b.next.at.getTime());
  if (!first) return null;
  const { name, timeZone } = first.course;
  const { dosage, state } = first.next;
  return { name, dosage, ...fromInstant(first.next.at, timeZone), isDue: state === 'due' };
}

const STAMPS = 3;

export interface StampedVaccination {
  stamp: DoseStamp;
  dose: Vaccination;
}

export function urgentStamps(
  doses: readonly Vaccination[],
  planned: readonly PlannedVaccine[],
  today: Day,
): StampedVaccination[] {
  const dosesById = new Map(doses.map((dose) => [dose.id, dose]));
  return doseStamps(doses, planned, today)
    .toSorted(byStampUrgency)
    .flatMap((stamp) => {
      const dose = dosesById.get(stamp.id);
      return dose ? [{ stamp, dose }] : [];
    })
    .slice(0, STAMPS);
}

/** Most overdue vaccination, next one after today, and whether a dose has no date. */
export function dueInWords(planned: readonly PlannedVaccine[]) {
  const dated = planned.flatMap((plan) => (plan.due === null ? [] : [{ ...plan, due: plan.due }]));
  const isOverdue = ({ status }: PlannedVaccine) => status === 'overdue' || status === 'lapsed';
  return {
    overdue: dated.find(isOverdue) ?? null,
    next: dated.find((plan) => !isOverdue(plan)) ?? null,
    isUnknown: planned.some(isUndated),
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
  const { weights, vaccinations, medications, treatments, vitals, allergies, conditions } = record;
  const all = [weights, vaccinations, medications, treatments, vitals, allergies, conditions];
  return all.every(({ items }) => items.length === 0);
}

export function vitalSubjectOf({ pet, weights }: HealthRecord): VitalSubject {
  const { type, dateOfBirth } = pet;
  return { type, dateOfBirth, grams: weights.items[0]?.grams ?? null, giantBreed: isGiantDog(pet) };
}
