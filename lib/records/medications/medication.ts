import { attributionColumns } from '@/lib/collections/attribution';
import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { medications, plannedMedications } from '@/lib/collections/columns/medications';
import { messageWith } from '@/lib/core/i18n/field-message';
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

export const medicationColumns = /* @__PURE__ */ selectOf(medications);

export const plannedMedicationColumns = /* @__PURE__ */ selectOf(plannedMedications);

export type Medication = EntryOf<'Medication', typeof medications>;

export type MedicationRow = RowOf<'Medication', typeof medications>;

export type PlannedMedication = EntryOf<'Medication', typeof plannedMedications>;

type PlannedRow = RowOf<'Medication', typeof plannedMedications>;

/** Displays negative stock as empty. It is stored as negative, so that undoing a dose restores the right number. */
const nonNegativeStock = (storedStock: number | null) => storedStock && Math.max(0, storedStock);

export function toPlannedMedication(row: PlannedRow): PlannedMedication {
  const entry = entryOf<'Medication', typeof plannedMedications>(plannedMedications, row);
  return { ...entry, stockDoses: nonNegativeStock(row.stockDoses) };
}

export function toMedication(row: MedicationRow): Medication {
  return {
    ...entryOf<'Medication', typeof medications>(medications, row),
    stockDoses: nonNegativeStock(row.stockDoses),
  };
}

export interface Dose {
  id: string;
  scheduledFor: string | null;
  status: DoseStatus;
  at: string;
  by: string;
  note: string | null;
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

/** Uses the time of logging as the version of doses that are older than versions. */
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
