import { treatments } from '@/lib/collections/columns/treatments';
import { comparedFields } from '@/lib/collections/compared-fields';
import { formatWeight } from '@/lib/records/weights/units';
import { choiceField, momentField, noteField } from '@/lib/versions/entry-fields';
import type { Treatment } from './treatment';

export const treatmentFields = comparedFields<Treatment>('treatments', treatments, {
  kind: choiceField('kind', 'treatments.kind', 'treatments.kinds'),
  givenAt: momentField('givenAt', 'entries.day'),
  weightGrams: {
    label: 'weights.weight',
    show: ({ weightGrams }, { reader }) =>
      weightGrams === null ? null : formatWeight(weightGrams, reader.weightUnit, reader.locale),
  },
  note: noteField(),
});
