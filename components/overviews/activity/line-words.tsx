import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReader } from '#page-context';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatInstant, formatTime, instantFromJson } from '@/lib/core/time/dates';
import type { ShownLine } from '@/lib/overviews/activity/activity-line';
import type { FoldedLine } from '@/lib/overviews/activity/fold';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import type { VitalKind } from '@/lib/records/vitals/vocabulary';
import { formatWeight } from '@/lib/records/weights/units';

const bold = (chunks: ReactNode) => (
  <b>
    <bdi>{chunks}</bdi>
  </b>
);

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

/** What is said of a line: its sentence, what stood before, and what was written. */
export function useLineWords(pet: { name: string; type: string }, ownId: string | null) {
  const t = useTranslations('activity');
  const vitals = useTranslations('vitals.kinds');
  const appointments = useTranslations('appointments.kinds');
  const { locale, timeZone, weightUnit } = useReader();
  const language = languageOf(useLocale() as typeof locale);

  const wordOf = (column: string, value: unknown): string | null => {
    if (column === 'grams') return typeof value === 'number' ? formatWeight(value, weightUnit, locale) : null;
    if (column === 'startsAt') return text(value) && formatInstant(instantFromJson(String(value)), locale, timeZone);
    if (column === 'timeOfDay') return text(value) && formatTime(String(value), locale);
    return text(value);
  };
  const whatOf = ({ collection, shown }: ShownLine): string => {
    if (collection === 'weights') return wordOf('grams', shown.grams) ?? '';
    if (collection === 'vitals') return `${vitals(shown.kind as VitalKind)} ${text(shown.value) ?? ''}`.trim();
    if (collection === 'appointments') return text(shown.title) ?? appointments(shown.kind as AppointmentKind);
    if (collection === 'vaccinations') {
      return vaccinesOf(pet.type).find(({ id }) => id === shown.vaccine)?.name[language] ?? text(shown.vaccine) ?? '';
    }
    const first = [shown.medicine, shown.title, shown.name, shown.product, shown.allergen, shown.reason, shown.clinic];
    return first.map(text).find((one) => one !== null) ?? '';
  };
  const whoOf = ({ by, memberId }: ShownLine) => {
    if (memberId === ownId && ownId !== null) return t('who.you');
    return by ? t('who.person', { name: by.name }) : t('who.former');
  };
  const sentenceOf = ({ line, ticks }: FoldedLine): ReactNode => {
    const { kind, collection, shown } = line;
    const told = { who: whoOf(line), what: whatOf(line), pet: pet.name, b: bold };
    if (ticks.length > 1)
      return t.rich('ticks', {
        ...told,
        count: ticks.length,
        what: [...new Set(ticks.map(whatOf))].filter(Boolean).join(', '),
      });
    if (kind === 'created') {
      if (typeof shown.imported === 'number') return t.rich('imported', { ...told, count: shown.imported });
      if (collection === 'sessions') return t.rich('created.sessions', { ...told, count: Number(shown.minutes) });
      if (shown.status === 'skipped') return t.rich('skipped', told);
      return t.rich(`created.${collection}`, told);
    }
    const what = told.what || t(`things.${collection}`);
    if (kind === 'removed' && (collection === 'doses' || collection === 'completions'))
      return t.rich('undone', { ...told, what });
    return t.rich(kind, { ...told, what });
  };
  const wasOf = ({ kind, shown }: ShownLine): string | null => {
    if (kind !== 'changed') return null;
    const worded = [
      'grams',
      'value',
      'dosage',
      'timeOfDay',
      'startsAt',
      'title',
      'name',
      'vaccine',
      'product',
      'allergen',
      'caption',
    ];
    const [column, value] = Object.entries((shown.was ?? {}) as object).find(([name]) => worded.includes(name)) ?? [];
    const was = column === undefined ? null : wordOf(column, value);
    return was === null ? null : t('was', { was });
  };
  const quoteOf = ({ kind, collection, shown }: ShownLine): string | null => {
    const said = collection === 'photos' ? shown.caption : shown.note;
    const isNew = kind === 'created' || (kind === 'changed' && 'note' in ((shown.was ?? {}) as object));
    return isNew ? text(said) : null;
  };
  return { sentenceOf, wasOf, quoteOf };
}
