import type { LookedRow, LookedTable } from '@/lib/collections/due-rows';
import { type MedicationRow, toMedication } from '@/lib/records/medications/medication';
import {
  type FollowUp,
  type LookedAppointment,
  type LookedRoutine,
  lookAtAppointment,
  lookAtMedication,
  lookAtPet,
  lookAtRoutine,
  lookAtSummary,
  lookAtVetRecord,
  type Outlook,
} from './due-reminders';

/** What comes of looking at a row of a table, as the table has it. */
export function lookAt(table: LookedTable, row: LookedRow & Record<string, unknown>, now: Date): Outlook {
  switch (table) {
    case 'Routine':
      return lookAtRoutine(row as LookedRow & LookedRoutine & typeof row, now);
    case 'Medication':
      return lookAtMedication({ ...row, medication: toMedication(row as unknown as MedicationRow) }, now);
    case 'Appointment':
      return lookAtAppointment(row as LookedRow & LookedAppointment & typeof row, now);
    case 'VetRecord':
      return lookAtVetRecord(row as LookedRow & FollowUp & typeof row, now);
    case 'Pet':
      return lookAtPet(row as unknown as Parameters<typeof lookAtPet>[0], now);
    case 'User':
      return lookAtSummary(row as unknown as Parameters<typeof lookAtSummary>[0], now);
  }
}
