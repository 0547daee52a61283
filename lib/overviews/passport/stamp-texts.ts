import { languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { type DoseStamp, doseStamps } from '@/lib/records/vaccinations/stamp';
import type { PaperStamp } from './paper';
import type { PaperWords } from './paper-word';
import type { PassportRecord } from './record';

/** What lies beside a table of one page, and how many of them may be replaced ones. */
const SHOWN = { most: 6, filledTo: 4 } as const;

const numbers = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

function wordOf({ t, locale }: PaperWords, { word, day }: DoseStamp): string {
  const dated = (given: Day) => (word === 'until' ? numbers(given) : formatDay(given, locale, 'short'));
  return t(`passportPdf.stamp.${word}`, { date: day ? dated(day) : '' });
}

/** Newest first; what no longer counts only fills the page. */
export function paperStamps(words: PaperWords, { vaccinations, vaccinated }: PassportRecord): PaperStamp[] {
  const { locale, today } = words;
  const day = vaccinated.deceasedOn ?? today;
  const stamps = doseStamps(vaccinations, dueVaccinations(vaccinated, vaccinations, day), day);
  const counting = stamps.filter(({ state }) => state !== 'replaced');
  const older = stamps.filter(({ state }) => state === 'replaced');
  const shown = [...counting, ...older.slice(0, Math.max(0, SHOWN.filledTo - counting.length))];
  return shown.slice(0, SHOWN.most).flatMap((stamp) =>
    vaccinations
      .filter(({ id }) => id === stamp.id)
      .map(({ vaccine, givenOn, clinic }) => ({
        ...{ shape: stamp.shape, state: stamp.state, tilt: stamp.tilt },
        name: findVaccine(vaccine)?.short[languageOf(locale)] ?? vaccine,
        date: formatDay(givenOn, locale, 'numeric'),
        clinic: clinic ?? '',
        word: wordOf(words, stamp),
      })),
  );
}
