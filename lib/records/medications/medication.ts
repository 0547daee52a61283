import { attributionColumns } from '@/lib/collections/attribution';
import type { CollectionPet } from '@/lib/collections/collection-pet';
import type { Responsible } from '@/lib/collections/responsible';
import { messageWith } from '@/lib/core/i18n/field-message';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import { recurrenceOf, usualTimes } from './frequencies';
import type { DoseStatus, Frequency } from './vocabulary';

export const doseColumns = {
  id: true,
  scheduledFor: true,
  status: true,
  at: true,
  by: true,
  note: true,
  reason: true,
} as const;

export const attributedDoseColumns = { ...doseColumns, ...attributionColumns, createdAt: true } as const;

export const medicationColumns = {
  id: true,
  name: true,
  dosage: true,
  frequency: true,
  startsOn: true,
  endsOn: true,
  instructions: true,
  reason: true,
  prescriber: true,
  reminders: true,
  timeZone: true,
  minHoursBetween: true,
  maxPerDay: true,
  steps: true,
  stockDoses: true,
  refillBelow: true,
  responsible: true,
  allergyReason: true,
  confirmedConflicts: true,
  plannedFrom: true,
  pastPlans: true,
} as const;

export const plannedMedicationColumns = {
  id: true,
  name: true,
  dosage: true,
  frequency: true,
  startsOn: true,
  endsOn: true,
  instructions: true,
  reason: true,
  reminders: true,
  timeZone: true,
  steps: true,
  stockDoses: true,
  refillBelow: true,
  allergyReason: true,
  confirmedConflicts: true,
  plannedFrom: true,
  pastPlans: true,
} as const;

export interface TaperStep {
  from: Day;
  dosage: string;
}

export interface PastCourse {
  frequency: Frequency;
  startsOn: Day;
  endsOn: Day | null;
  reminders: string[];
  timeZone: string;
  /** Start included, end excluded, ISO 8601. */
  from: string;
  until: string;
}

export interface Medication {
  id: string;
  name: string;
  dosage: string | null;
  frequency: Frequency;
  startsOn: Day;
  endsOn: Day | null;
  instructions: string | null;
  reason: string | null;
  prescriber: string | null;
  reminders: string[];
  timeZone: string;
  minHoursBetween: number | null;
  maxPerDay: number | null;
  steps: TaperStep[];
  stockDoses: number | null;
  refillBelow: number | null;
  responsible: Responsible;
  allergyReason: string | null;
  confirmedConflicts: string[];
  plannedFrom: string;
  pastPlans: PastCourse[];
}

export type MedicationRow = Omit<
  Medication,
  'startsOn' | 'endsOn' | 'steps' | 'responsible' | 'plannedFrom' | 'pastPlans'
> & {
  startsOn: Date;
  endsOn: Date | null;
  steps: unknown;
  responsible: unknown;
  plannedFrom: Date;
  pastPlans: unknown;
};

export type PlannedMedication = Pick<Medication, keyof typeof plannedMedicationColumns>;

export function toPlannedMedication(
  row: Pick<MedicationRow, keyof typeof plannedMedicationColumns>,
): PlannedMedication {
  return {
    id: row.id,
    name: row.name,
    dosage: row.dosage,
    frequency: row.frequency,
    startsOn: dayFromColumn(row.startsOn),
    endsOn: row.endsOn && dayFromColumn(row.endsOn),
    instructions: row.instructions,
    reason: row.reason,
    reminders: row.reminders,
    timeZone: row.timeZone,
    steps: row.steps as TaperStep[],
    // Stored stock may be negative, so that undoing a dose comes out even; shown as empty.
    stockDoses: row.stockDoses && Math.max(0, row.stockDoses),
    refillBelow: row.refillBelow,
    allergyReason: row.allergyReason,
    confirmedConflicts: row.confirmedConflicts,
    plannedFrom: row.plannedFrom.toISOString(),
    pastPlans: row.pastPlans as PastCourse[],
  };
}

export function toMedication(row: MedicationRow): Medication {
  return {
    ...toPlannedMedication(row),
    prescriber: row.prescriber,
    minHoursBetween: row.minHoursBetween,
    maxPerDay: row.maxPerDay,
    responsible: row.responsible as Responsible,
  };
}

export interface Dose {
  id: string;
  scheduledFor: string | null;
  status: DoseStatus;
  at: string;
  by: string;
  note: string | null;
  /** Why it was given although another one was given shortly before. */
  reason: string | null;
}

export interface DoseRow {
  id: string;
  scheduledFor: Date | null;
  status: DoseStatus;
  at: Date;
  by: string;
  note: string | null;
  reason: string | null;
}

/** Before doses had a version, it is when they were logged. */
export const withDoseVersion = <Row extends { updatedAt: Date | null; createdAt: Date }>({
  createdAt,
  ...row
}: Row) => ({
  ...row,
  updatedAt: row.updatedAt ?? createdAt,
});

export function toDose({ id, scheduledFor, status, at, by, note, reason }: DoseRow): Dose {
  return {
    id,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    status,
    at: at.toISOString(),
    by,
    note,
    reason,
  };
}

/** With three times for "twice a day" the plan would be ambiguous. */
function wrongTimes(frequency: Frequency, reminders: readonly string[]): string | null {
  const { unit } = recurrenceOf(frequency);
  const usual = usualTimes(frequency).length;
  if (unit === 'asNeeded' || unit === 'hour' || reminders.length === 0 || reminders.length === usual) return null;
  return messageWith('medications.validation.times', { count: usual });
}

export function checkMedication(
  { startsOn, endsOn, steps, frequency, reminders }: Medication,
  pet: CollectionPet,
): Record<string, string> {
  if (isBeforeBirth(startsOn, pet.dateOfBirth)) return { startsOn: 'entries.validation.beforeBirth' };
  if (endsOn && endsOn < startsOn) return { endsOn: 'entries.validation.endBeforeStart' };
  const times = wrongTimes(frequency, reminders);
  if (times) return { reminders: times };
  const outside = steps.some(({ from }) => from < startsOn || (endsOn && from > endsOn));
  return outside ? { steps: 'medications.validation.stepOutside' } : {};
}
