import { responsibleField } from '@/lib/collections/responsible-field';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import { dayField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import type { Medication } from './medication';

export const medicationFields: EntryFields<Medication> = {
  name: textField('medications.name'),
  dosage: textField('medications.dosage'),
  frequency: {
    label: 'medications.frequency',
    with: ['reminders'],
    show: ({ frequency, reminders }, { t, reader }) => {
      const times = reminders.map((time) => formatTime(time, reader.locale)).join(', ');
      return [t(`medications.frequencies.${frequency}`), times].filter(Boolean).join(' · ');
    },
  },
  startsOn: dayField('startsOn', 'medications.startsOn'),
  endsOn: dayField('endsOn', 'medications.endsOn'),
  steps: {
    label: 'medications.taper',
    show: ({ steps }, { reader }) =>
      steps.map(({ from, dosage }) => `${formatDay(from, reader.locale)}: ${dosage}`).join('\n') || null,
  },
  minHoursBetween: textField('medications.minHoursBetween'),
  maxPerDay: textField('medications.maxPerDay'),
  stockDoses: textField('medications.stockDoses'),
  refillBelow: textField('medications.refillBelow'),
  instructions: noteField('medications.instructions'),
  reason: textField('medications.reason'),
  prescriber: textField('medications.prescriber'),
  responsible: responsibleField(),
  allergyReason: textField('medications.allergy.reason'),
};
