import type { ReminderRow, ReminderTable } from '@/lib/collections/due-rows';
import { type MedicationRow, toMedication } from '@/lib/records/medications/medication';
import {
  type Evaluation,
  evaluateAppointment,
  evaluateMedication,
  evaluatePet,
  evaluateRoutine,
  evaluateSummary,
  evaluateVetRecord,
  type FollowUp,
  type RemindedAppointment,
  type RemindedRoutine,
} from './due-reminders';

export function evaluate(table: ReminderTable, row: ReminderRow & Record<string, unknown>, now: Date): Evaluation {
  switch (table) {
    case 'Routine':
      return evaluateRoutine(row as ReminderRow & RemindedRoutine & typeof row, now);
    case 'Medication':
      return evaluateMedication({ ...row, medication: toMedication(row as unknown as MedicationRow) }, now);
    case 'Appointment':
      return evaluateAppointment(row as ReminderRow & RemindedAppointment & typeof row, now);
    case 'VetRecord':
      return evaluateVetRecord(row as ReminderRow & FollowUp & typeof row, now);
    case 'Pet':
      return evaluatePet(row as unknown as Parameters<typeof evaluatePet>[0], now);
    case 'User':
      return evaluateSummary(row as unknown as Parameters<typeof evaluateSummary>[0], now);
  }
}
