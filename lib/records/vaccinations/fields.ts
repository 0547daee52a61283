import { languageOf } from '@/lib/core/i18n/locales';
import { dayField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import { vaccineName } from './catalogue';
import type { Vaccination } from './vaccination';

export const vaccinationFields: EntryFields<Vaccination> = {
  vaccine: {
    label: 'vaccinations.vaccine',
    show: ({ vaccine }, { reader }) => vaccineName(vaccine, languageOf(reader.locale)),
  },
  product: textField('vaccinations.product'),
  givenOn: dayField('givenOn', 'vaccinations.givenOn'),
  validUntil: dayField('validUntil', 'vaccinations.validUntil'),
  nextDueOn: dayField('nextDueOn', 'vaccinations.nextDueOn'),
  manufacturer: textField('vaccinations.manufacturer'),
  batch: textField('vaccinations.batch'),
  vetName: textField('vaccinations.vetName'),
  clinic: textField('vaccinations.clinic'),
  document: textField('vaccinations.document'),
  reaction: noteField('vaccinations.reaction'),
  note: noteField(),
};
