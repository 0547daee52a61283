import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { type DoseStamp, doseStamps } from '@/lib/records/vaccinations/stamp';
import type { PaperStamp } from './paper';
import type { PaperWords } from './paper-word';
import type { PassportRecord } from './record';

/** What lies beside a table of one page, and how many of them may be replaced ones. */
const SHOWN = { most: 6, filledTo: 4 } as const;

const numbers = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

function wordOf({ t, locale }: PaperWords, { word, day }: DoseStamp): string {
  if (word === 'due' && day) return t('passportPdf.stamp.due', { date: formatDay(day, locale, 'short') });
  if (word === 'until' && day) return t('passportPdf.stamp.until', { date: numbers(day) });
  return t(`passportPdf.stamp.${word === 'due' || word === 'until' ? 'valid' : word}`);
}

/** Newest first; what no longer counts only fills the page. */
export function paperStamps(words: PaperWords, { vaccinations, vaccinated }: PassportRecord): PaperStamp[] {
  const { locale, today } = words;
  const day = vaccinated.deceasedOn ?? today;
  const stamps = doseStamps(vaccinations, dueVaccinations(vaccinated, vaccinations, day), day);
  const counting = stamps.filter(({ state }) => state !== 'replaced');
  const older = stamps.filter(({ state }) => state === 'replaced');
  const shown = [...counting, ...older.slice(0, Math.max(0, SHOWN.filledTo - counting.length))];
  return shown.slice(0, SHOWN.most).flatMap((stamp) => {
    const dose = vaccinations.find(({ id }) => id === stamp.id);
    if (!dose) return [];
    return {
      ...{ shape: stamp.shape, state: stamp.state, tilt: stamp.tilt },
      name: findVaccine(dose.vaccine)?.short[languageOf(locale)] ?? dose.vaccine,
      date: formatDay(dose.givenOn, locale, 'numeric'),
      clinic: dose.clinic ?? '',
      word: wordOf(words, stamp),
    };
  });
}
