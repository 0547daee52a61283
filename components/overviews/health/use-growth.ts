import { useLocale, useTranslations } from 'next-intl';
import { useCan, usePageContext } from '#page-context';
import { eventIcons } from '@/components/records/weights/event-icons';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatMonth } from '@/lib/core/time/dates';
import { chartEvents } from '@/lib/overviews/health/chart-events';
import type { WeightState } from '@/lib/overviews/health/pet-state';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { displayUnit, formatWeight } from '@/lib/records/weights/units';
import type { GrowthData } from './booklet-data';
import { useGrowthChart } from './use-growth-chart';

const LISTED = 2;

export function useGrowth(record: HealthRecord, weight: WeightState | null): GrowthData {
  const { pet, weights } = record;
  const t = useTranslations('health.booklet');
  const { locale, weightUnit } = usePageContext();
  const can = useCan();
  const chartOf = useGrowthChart(pet);
  const events = chartEvents(record, { locale: languageOf(useLocale()), visit: t('visit') });
  const [last, ...before] = weights.items;
  const weigh = can.edit ? { text: t('weigh'), href: paths.newWeight(pet.id) } : null;
  const title = t('pages.growth');
  if (!last || !weight) return { title, summary: null, first: { text: t('noWeight'), link: weigh } };
  return {
    title,
    first: null,
    summary: {
      ...chartOf([last, ...before], events),
      ideal: weight.ideal === 'within' ? t('ideal') : null,
      number: formatWeight(last.grams, weightUnit, locale).replace(/\s*\D+$/, ''),
      unit: displayUnit(last.grams, weightUnit),
      steady: weight.kind === 'steady' ? t('steady') : null,
      events: events.slice(0, LISTED).map(({ id, kind, day, label }) => ({
        ...{ id, day, label },
        icon: eventIcons[kind],
        month: formatMonth(day, locale),
      })),
      all: t('allWeights'),
    },
  };
}
