import type { PetReminderSource, ReminderSource } from '@/lib/collections/reminder-source';
import { appointmentReminders } from '@/lib/records/appointments/reminder-source';
import { medicationReminders } from '@/lib/records/medications/reminder-source';
import { routineReminders } from '@/lib/records/routines/reminder-source';
import { vaccinationReminders } from '@/lib/records/vaccinations/reminder-source';
import { followUpReminders } from '@/lib/records/vet-records/reminder-source';
import { stayReminders } from '@/lib/sharing/stays/reminder-source';
import { summaryReminders } from './summary-source';
import type { ReminderKind, SourceKind } from './vocabulary';

export const petSources: Record<ReminderKind, PetReminderSource> = {
  medication: medicationReminders,
  routine: routineReminders,
  appointment: appointmentReminders,
  vaccination: vaccinationReminders,
  'follow-up': followUpReminders,
};

export const sources: Record<SourceKind, ReminderSource> = {
  ...petSources,
  summary: summaryReminders,
  stay: stayReminders,
};
