import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { daysBetween, formatDay } from '@/lib/core/time/dates';
import type { NextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';

export function NextVaccinationLine({ next }: { next: NextVaccination | null }) {
  const t = useTranslations('home.vaccination');
  const estimate = useTranslations('vaccinationStatus');
  const { locale, today } = usePageContext();
  if (!next) {
    return (
      <p className="flex min-h-15 items-center gap-3 rounded-tile bg-primary-soft px-4 py-2 text-sm">
        <Icon of="syringe" className="size-5 shrink-0 text-primary" />
        {t('none')}
      </p>
    );
  }
  const { petId, petName, vaccineId, name, due, isEstimated } = next;
  const vaccine = (findVaccine(vaccineId)?.short ?? name)[languageOf(locale)];
  const days = daysBetween(today, due);
  const on = t('due', { date: formatDay(due, locale, 'medium') });
  return (
    <IntentLink
      href={paths.petHealth(petId, 'vaccinations')}
      className="flex min-h-15 items-center gap-3 rounded-tile bg-primary-soft px-4 py-2 text-sm"
    >
      <Icon of="syringe" className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-primary">{t('title')}</span>
        <span className="block wrap-anywhere">
          {joinIsolated([petName, vaccine, isEstimated ? estimate('isEstimate', { text: on }) : on], ', ')}
        </span>
      </span>
      <span className="shrink-0 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-primary">
        {days < 0 ? t('overdue') : t('in', { days })}
      </span>
    </IntentLink>
  );
}
