import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatBytes } from '@/lib/core/i18n/numbers';
import { plainText } from '@/lib/core/text/plain-text';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { isPicture } from '@/lib/records/documents/document';
import { fieldsOf } from '@/lib/records/fields';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import type { ProposedCollection } from '@/lib/sharing/proposals/vocabulary';
import { fieldTranslator } from '@/lib/versions/field-words';
import type { Values } from '@/lib/versions/merge';

const names: Record<ProposedCollection, readonly string[]> = {
  vaccinations: ['vaccine'],
  allergies: ['allergen'],
  conditions: ['name'],
  medications: ['name'],
  treatments: ['product'],
  weights: ['grams'],
  vitals: ['kind'],
  'vet-records': ['reason'],
  appointments: ['title'],
  documents: ['name'],
};

const days: Record<ProposedCollection, string> = {
  vaccinations: 'givenOn',
  allergies: '',
  conditions: 'diagnosedOn',
  medications: 'startsOn',
  treatments: 'givenAt',
  weights: 'measuredAt',
  vitals: 'measuredAt',
  'vet-records': 'visitedOn',
  appointments: 'startsAt',
  documents: '',
};

/** Values that translations of a field need besides its facts. */
const NO_FACTS = { reminders: [] };

export function useFactWords() {
  const reader = usePageContext();
  const t = fieldTranslator(useTranslations());
  const { locale } = reader;

  const field = (collection: ProposedCollection, name: string, facts: Values): string => {
    const value = facts[name];
    if (value === null || value === undefined || value === '') return '';
    const fieldRule = fieldsOf(collection)?.[name];
    if (fieldRule?.joins === 'richText') return plainText(String(value));
    const whole = { ...NO_FACTS, ...facts };
    return (fieldRule?.show ? fieldRule.show(whole, { t, reader, nameOf: () => null }) : String(value)) ?? '';
  };
  const steps = (facts: Values): string[] => field('medications', 'steps', facts).split('\n');
  const day = (collection: ProposedCollection, facts: Values): string => {
    const value = facts[days[collection]];
    if (typeof value !== 'string') return '';
    const on = value.length > 10 ? dayIn(instantFromJson(value), reader.timeZone) : value;
    return formatDay(on, locale, 'medium');
  };

  return {
    field,
    day,
    /** True if `day` shows all of the field. A moment has a time too. */
    isDay: (collection: ProposedCollection, name: string, facts: Values): boolean =>
      name === days[collection] && String(facts[name]).length === 10,
    label: (collection: ProposedCollection, name: string) => t(fieldsOf(collection)?.[name]?.label ?? ''),
    /** @param facts those of a weight must include the unit */
    title(collection: ProposedCollection, facts: Values): string {
      if (collection === 'vaccinations') return vaccineName(String(facts.vaccine ?? ''), languageOf(locale));
      const [name = ''] = names[collection];
      return field(collection, name, facts) || t(`proposals.kinds.${collection}`);
    },
    details(collection: ProposedCollection, facts: Values): string {
      const texts = (...fields: string[]) => fields.map((name) => field(collection, name, facts));
      const { validUntil, bytes } = facts;
      const contentType = String(facts.contentType ?? '');
      const until =
        typeof validUntil === 'string'
          ? t('vaccinations.validTo', { date: formatDay(validUntil, locale, 'medium') })
          : '';
      const parts: Record<ProposedCollection, string[]> = {
        vaccinations: [...texts('product', 'batch'), day(collection, facts), until],
        allergies: texts('severity', 'reaction'),
        conditions: [...texts('status'), day(collection, facts)],
        medications: [...texts('dosage', 'frequency'), day(collection, facts), ...steps(facts)],
        treatments: [...texts('kind'), day(collection, facts)],
        weights: [day(collection, facts), ...texts('bodyConditionScore')],
        vitals: [day(collection, facts)],
        'vet-records': [day(collection, facts), ...texts('vetName', 'clinic', 'diagnosis')],
        appointments: [...texts('startsAt', 'place')],
        documents: [isPicture({ contentType }) ? 'JPEG' : 'PDF', formatBytes(Number(bytes ?? 0), locale)],
      };
      return joinIsolated(parts[collection], ' · ');
    },
  };
}
