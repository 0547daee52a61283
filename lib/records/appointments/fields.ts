import { appointments } from '@/lib/collections/columns/appointments';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, momentField, noteField, textField } from '@/lib/versions/entry-fields';
import type { Appointment } from './appointment';
import { reminderWords, spanWords } from './span-words';

export const appointmentFields = comparedFields<Appointment>('appointments', appointments, {
  startsAt: momentField('startsAt', 'entries.day', ({ timeZone }) => timeZone),
  kind: choiceField('kind', 'appointments.kind', 'appointments.kinds'),
  title: textField('appointments.titleField'),
  durationMinutes: {
    label: 'appointments.duration',
    show: ({ durationMinutes }, { t }) =>
      durationMinutes === null ? null : spanWords((key, values) => t(`appointments.${key}`, values), durationMinutes),
  },
  note: noteField(),
  reminderMinutesBefore: {
    label: 'appointments.reminder',
    show: ({ reminderMinutesBefore: minutes }, { t }) =>
      minutes === null ? null : reminderWords((key, values) => t(`appointments.${key}`, values), minutes),
  },
});
