import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { petMeasure } from '@/lib/core/config/paths';
import { type Day, formatDay } from '@/lib/core/time/dates';
import type { Measure } from '@/lib/records/measures/measure';
import type { Reading } from '@/lib/records/measures/reading';
import { MeasureChart } from './measure-chart';

interface DayCurveProps {
  petId: string;
  measure: Measure;
  /** Days with readings, newest first. */
  days: readonly Day[];
  day: Day;
  /** Those of the day, newest first. */
  readings: readonly Reading[];
}

/** Readings of one day by time, such as a glucose curve. */
export function DayCurve({ petId, measure, days, day, readings }: DayCurveProps) {
  const t = useTranslations('measures.day');
  const { locale } = usePageContext();
  const at = days.indexOf(day);
  const [earlier, later] = [days[at + 1], days[at - 1]];
  const dayText = (one: Day) => formatDay(one, locale, 'medium');
  const link = (to: Day | undefined, icon: 'chevron-left' | 'chevron-right', label: 'earlier' | 'later') =>
    to ? (
      <IntentLink
        href={`${petMeasure(petId, measure.id, to)}#day`}
        aria-label={t(label, { date: dayText(to) })}
        className="tap grid min-w-11 place-items-center text-primary"
      >
        <Icon of={icon} className="size-5" />
      </IntentLink>
    ) : (
      <span className="min-w-11" />
    );
  return (
    <section aria-labelledby="day" className="mt-6 scroll-mt-4">
      <div className="flex items-center justify-between gap-2">
        {link(earlier, 'chevron-left', 'earlier')}
        <h2 id="day" className="text-center text-base">
          {t('title', { date: dayText(day), count: readings.length })}
        </h2>
        {link(later, 'chevron-right', 'later')}
      </div>
      <MeasureChart measure={measure} readings={readings} isDay />
    </section>
  );
}
