import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { type DoseStamp, doseStamps } from '@/lib/records/vaccinations/stamp';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import type { PaperStamp } from './paper';
import type { PaperWords } from './paper-word';
import type { PassportRecord } from './record';

const SHOWN = { most: 6, filledTo: 4 } as const;

export function recordStamps({ today }: PaperWords, { vaccinations, vaccinated }: PassportRecord): DoseStamp[] {
  const day = vaccinated.deceasedOn ?? today;
  return doseStamps(vaccinations, dueVaccinations(vaccinated, vaccinations, day), day);
}

export function paperStamps(words: PaperWords, record: PassportRecord): PaperStamp[] {
  const { locale } = words;
  const { vaccinations } = record;
  const { stampLinesOf, fullSentenceOf } = statusWords(words);
  const stamps = recordStamps(words, record);
  const counting = stamps.filter(({ state }) => state !== 'replaced');
  const older = stamps.filter(({ state }) => state === 'replaced');
  const visibleStamps = [...counting, ...older.slice(0, Math.max(0, SHOWN.filledTo - counting.length))];
  return visibleStamps.slice(0, SHOWN.most).flatMap((stamp) =>
    vaccinations
      .filter(({ id }) => id === stamp.id)
      .map(({ vaccine, givenOn, clinic }) => ({
        ...{ shape: stamp.shape, state: stamp.state, tilt: stamp.tilt, isEstimated: stamp.isEstimated },
        name: findVaccine(vaccine)?.short[languageOf(locale)] ?? vaccine,
        date: formatDay(givenOn, locale, 'numeric'),
        clinic: clinic ?? '',
        words: stampLinesOf(stamp),
        sentence: fullSentenceOf(stamp.status),
      })),
  );
}
