import { formatWeight } from '@/lib/records/weights/units';
import {
  choiceField,
  dayField,
  type EntryFields,
  momentField,
  noteField,
  textField,
} from '@/lib/versions/entry-fields';
import type { Treatment } from './treatment';

export const treatmentFields: EntryFields<Treatment> = {
  kind: choiceField('kind', 'treatments.kind', 'treatments.kinds'),
  product: textField('treatments.product'),
  substance: textField('treatments.substance'),
  givenAt: momentField('givenAt', 'entries.day'),
  weightGrams: {
    label: 'weights.weight',
    show: ({ weightGrams }, { reader }) =>
      weightGrams === null ? null : formatWeight(weightGrams, reader.weightUnit, reader.locale),
  },
  nextDueOn: dayField('nextDueOn', 'treatments.nextDueOn'),
  givenBy: textField('treatments.givenBy'),
  note: noteField(),
};
