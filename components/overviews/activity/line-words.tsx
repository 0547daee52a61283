import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { useMeasureWords } from '@/components/records/measures/measure-words';
import { useVitalWords } from '@/components/records/vitals/vital-words';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { formatDay, formatInstant, formatTime, instantFromJson } from '@/lib/core/time/dates';
import type { PageLine } from '@/lib/overviews/activity/activity-line';
import type { FoldedLine } from '@/lib/overviews/activity/fold';
import type { AppointmentKind } from '@/lib/records/appointments/vocabulary';
import type { ExpenseCategory } from '@/lib/records/expenses/vocabulary';
import type { MeasureKind } from '@/lib/records/measures/vocabulary';
import type { SymptomKind } from '@/lib/records/symptoms/vocabulary';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import type { VitalKind } from '@/lib/records/vitals/vocabulary';
import { formatWeight } from '@/lib/records/weights/units';

const bold = (chunks: ReactNode) => (
  <b>
    <bdi>{chunks}</bdi>
  </b>
);

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);
const previousFields = ({ shown }: PageLine) => (shown.was ?? {}) as Record<string, unknown>;

/** Columns whose former value can be quoted; the others hold codes of the database. */
const FORMER_COLUMNS = 'grams dosage timeOfDay startsAt title name vaccine product allergen caption'.split(' ');

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

const readingColumns = ['value', 'diastolic', 'text', 'unit'];

const readingOf = ({ value, diastolic, text, unit }: PageLine['shown']) => ({
  ...{ value: numberOf(value), diastolic: numberOf(diastolic), text: textOf(text), unit: textOf(unit) },
});

function useWordOf(petType: string) {
  const { locale, timeZone, weightUnit } = usePageContext();
  const language = languageOf(useLocale() as FormatLocale);
  return (column: string, value: unknown): string | null => {
    const text = textOf(value);
    if (text === null) return null;
    if (column === 'grams') return formatWeight(Number(text), weightUnit, locale);
    if (column === 'startsAt') return formatInstant(instantFromJson(text), locale, timeZone);
    if (column === 'sampledOn') return formatDay(text.slice(0, 'YYYY-MM-DD'.length), locale);
    if (column === 'timeOfDay') return formatTime(text, locale);
    if (column !== 'vaccine') return text;
    return vaccinesOf(petType).find(({ id }) => id === text)?.name[language] ?? text;
  };
}

/** Returns the name of a line's entry, or '' if it has none. */
function useSubjectWords(petType: string) {
  const vitals = useTranslations('vitals.kinds');
  const vitalWords = useVitalWords();
  const appointments = useTranslations('appointments.kinds');
  const symptoms = useTranslations('symptoms.kinds');
  const categories = useTranslations('expenses.categories');
  const { nameOf, formatReading } = useMeasureWords();
  const wordOf = useWordOf(petType);
  const names = [
    'grams',
    'vaccine',
    'medicine',
    'title',
    'name',
    'product',
    'allergen',
    'reason',
    'clinic',
    'laboratory',
    'sampledOn',
  ];
  return ({ collection, shown }: PageLine): string => {
    if (collection === 'vitals') {
      const kind = shown.kind as VitalKind;
      return typeof shown.value === 'number' ? `${vitals(kind)} ${vitalWords(kind, shown.value)}` : vitals(kind);
    }
    if (collection === 'measures') return nameOf({ kind: shown.kind as MeasureKind, name: textOf(shown.name) });
    if (collection === 'readings') return formatReading(readingOf(shown));
    if (collection === 'symptoms') return symptoms(shown.kind as SymptomKind);
    if (collection === 'expenses') return textOf(shown.title) ?? categories(shown.category as ExpenseCategory);
    if (collection === 'appointments') return textOf(shown.title) ?? appointments(shown.kind as AppointmentKind);
    return names.map((column) => wordOf(column, shown[column])).find((word) => word !== null) ?? '';
  };
}

/** @param ownId the reader's own membership */
function useSentence(pet: { name: string; type: string }, ownId: string | null) {
  const t = useTranslations('activity');
  const whatOf = useSubjectWords(pet.type);
  const actorName = ({ by, memberId }: PageLine) => {
    if (ownId !== null && memberId === ownId) return t('who.you');
    return by ? t('who.person', { name: by.name }) : t('who.former');
  };
  const changeOf = ({ kind, collection }: PageLine, words: { who: string; what: string; b: typeof bold }) => {
    if (kind === 'changed') return t.rich('changed', words);
    if (kind === 'restored') return t.rich('restored', words);
    const isTick = collection === 'doses' || collection === 'completions' || collection === 'checks';
    return isTick ? t.rich('undone', words) : t.rich('removed', words);
  };
  return ({ line, ticks }: FoldedLine): ReactNode => {
    const { kind, collection, shown } = line;
    const words = { who: actorName(line), what: whatOf(line), pet: pet.name, b: bold };
    if (ticks.length > 1) {
      const what = [...new Set(ticks.map(whatOf))].filter(Boolean).join(', ');
      return t.rich('ticks', { ...words, count: ticks.length, what });
    }
    const count = typeof shown.imported === 'number' ? shown.imported : null;
    if (count !== null)
      return t.rich(kind === 'created' ? 'imported' : 'importUndone', { ...words, count, collection });
    if (kind !== 'created') return changeOf(line, { ...words, what: words.what || t(`things.${collection}`) });
    if (shown.status === 'skipped') return t.rich('skipped', words);
    return t.rich(`created.${collection}`, { ...words, count: Number(shown.minutes ?? 0) });
  };
}

export function useLineWords(pet: { name: string; type: string }, ownId: string | null) {
  const t = useTranslations('activity');
  const wordOf = useWordOf(pet.type);
  const vitalWords = useVitalWords();
  const { formatReading } = useMeasureWords();
  const sentenceOf = useSentence(pet, ownId);
  const previousValueOf = (line: PageLine): string | null => {
    const before = line.kind === 'changed' ? previousFields(line) : {};
    if (line.collection === 'vitals') {
      const { kind = line.shown.kind, value } = before;
      return typeof value === 'number' ? t('was', { was: vitalWords(kind as VitalKind, value) }) : null;
    }
    if (line.collection === 'readings') {
      const was = formatReading(readingOf({ ...line.shown, ...before }));
      return readingColumns.some((column) => Object.hasOwn(before, column)) ? t('was', { was }) : null;
    }
    const word = FORMER_COLUMNS.map((column) => wordOf(column, before[column])).find((one) => one !== null);
    return word ? t('was', { was: word }) : null;
  };
  const quoteOf = (line: PageLine): string | null => {
    const isNew = line.kind === 'created' || (line.kind === 'changed' && 'note' in previousFields(line));
    return isNew ? textOf(line.collection === 'photos' ? line.shown.caption : line.shown.note) : null;
  };
  return { sentenceOf, wasOf: previousValueOf, quoteOf };
}
