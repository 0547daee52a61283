import { medications } from '@/lib/collections/columns/medications';
import { comparedFields } from '@/lib/collections/compared-fields';
import { responsibleField } from '@/lib/collections/responsible-field';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import { noteField, textField } from '@/lib/versions/entry-fields';
import type { Medication } from './medication';

export const medicationFields = comparedFields<Medication>('medications', medications, {
  frequency: {
    label: 'medications.frequency',
    with: ['reminders'],
    show: ({ frequency, reminders }, { t, reader }) => {
      const times = reminders.map((time) => formatTime(time, reader.locale)).join(', ');
      return [t(`medications.frequencies.${frequency}`), times].filter(Boolean).join(' · ');
    },
  },
  steps: {
    label: 'medications.taper',
    show: ({ steps }, { reader }) =>
      steps.map(({ from, dosage }) => `${formatDay(from, reader.locale)}: ${dosage}`).join('\n') || null,
  },
  instructions: noteField('medications.instructions'),
  responsible: responsibleField(),
  allergyReason: textField('medications.allergy.reason'),
});
