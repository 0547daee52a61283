import { vaccinations } from '@/lib/collections/columns/vaccinations';
import { comparedFields } from '@/lib/collections/compared-fields';
import { languageOf } from '@/lib/core/i18n/locales';
import { noteField } from '@/lib/versions/entry-fields';
import { vaccineName } from './catalogue';
import type { Vaccination } from './vaccination';

export const vaccinationFields = comparedFields<Vaccination>('vaccinations', vaccinations, {
  vaccine: {
    label: 'vaccinations.vaccine',
    show: ({ vaccine }, { reader }) => vaccineName(vaccine, languageOf(reader.locale)),
  },
  reaction: noteField('vaccinations.reaction'),
  note: noteField(),
});
