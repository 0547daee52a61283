import { useLocale, useTranslations } from 'next-intl';
import type { StampProps } from '@/components/ui/stamp';
import { languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';

export type StampedDose = Pick<Vaccination, 'vaccine' | 'givenOn'> & Partial<Pick<Vaccination, 'clinic'>>;

/** As it stands on stamps of any language: 06/2027. */
const monthOf = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** @returns what a dose's stamp shows, named by a sentence: "Rabies, given on 7 December 2025, due on 22 December 2026" */
export function useDoseStamp(): (stamp: Omit<DoseStamp, 'id'>, dose: StampedDose) => StampProps {
  const t = useTranslations('vaccinationPlan.stamps');
  const locale = useLocale();
  const language = languageOf(locale);
  return ({ shape, state, tilt, word, day }, { vaccine, givenOn, clinic }) => {
    const known = findVaccine(vaccine);
    return {
      ...{ shape, state, tilt },
      title: known?.short[language] ?? vaccine,
      word: t(`words.${word}`, { date: day ? formatDay(day, locale, 'short') : '', month: day ? monthOf(day) : '' }),
      date: formatDay(givenOn, locale, 'numeric'),
      ...(clinic && { place: clinic }),
      name: t(`said.${word}`, {
        vaccine: known?.name[language] ?? vaccine,
        given: formatDay(givenOn, locale),
        date: day ? formatDay(day, locale) : '',
      }),
    };
  };
}
