import { useLocale, useTranslations } from 'next-intl';
import type { StampProps } from '@/components/ornaments/stamp';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';

export type StampedDose = Pick<Vaccination, 'vaccine' | 'givenOn'> & Partial<Pick<Vaccination, 'clinic'>>;

export function useDoseStamp(): (stamp: Omit<DoseStamp, 'id'>, dose: StampedDose) => StampProps {
  const t = useTranslations();
  const locale = useLocale();
  const language = languageOf(locale);
  const { stampLinesOf, fullSentenceOf } = statusWords({ t, locale });
  return (stamp, { vaccine, givenOn, clinic }) => {
    const { shape, state, tilt, status, isEstimated, beforeChip } = stamp;
    const catalogueVaccine = findVaccine(vaccine);
    const description = t('vaccinationStatus.said', {
      vaccine: catalogueVaccine?.name[language] ?? vaccine,
      given: formatDay(givenOn, locale),
      status: fullSentenceOf(status),
    });
    return {
      ...{ shape, state, tilt, isEstimated },
      title: catalogueVaccine?.short[language] ?? vaccine,
      word: stampLinesOf(stamp),
      date: formatDay(givenOn, locale, 'numeric'),
      ...(clinic && { place: clinic }),
      name: beforeChip ? `${description}. ${t('vaccinationStatus.beforeChip')}` : description,
    };
  };
}
