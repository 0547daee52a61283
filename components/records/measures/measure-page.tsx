import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { pageOf } from '@/lib/core/http/page-of';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { MeasureWithReadings } from '@/lib/records/measures/measured';
import { readingDays } from '@/lib/records/measures/readings';
import { DayCurve } from './day-curve';
import { LateReadingList } from './late-measure-list';
import { LatestReading } from './latest-reading';
import { MeasureChart } from './measure-chart';
import { MeasurePlan } from './measure-plan';
import { useMeasureWords } from './measure-words';

interface MeasurePageProps {
  petId: string;
  measure: MeasureWithReadings | undefined;
  /** Chosen day of the curve, unvalidated. */
  day: unknown;
}

/** One measure: all readings drawn, those of one day, and the list. */
export function MeasurePage({ petId, measure, day }: MeasurePageProps) {
  const t = useTranslations('measures');
  const { timeZone } = usePageContext();
  const { nameOf } = useMeasureWords();
  if (!measure) return <p className="text-muted">{t('missing')}</p>;
  const { readings, ...own } = measure;
  const [latest] = readings.items;
  const days = readingDays(readings.items, timeZone);
  const chosenDay = days.find((one) => one === day) ?? days[0];
  return (
    <>
      <h2>
        <bdi className="wrap-anywhere">{nameOf(measure)}</bdi>
      </h2>
      <MeasurePlan measure={measure} />
      {latest ? (
        <>
          <LatestReading measure={measure} reading={latest} />
          <MeasureChart measure={measure} readings={readings.items} />
          {readings.nextCursor ? (
            <p className="text-sm text-muted">{t('chart.newest', { count: readings.items.length })}</p>
          ) : null}
        </>
      ) : null}
      {chosenDay ? (
        <DayCurve
          petId={petId}
          measure={measure}
          days={days}
          day={chosenDay}
          readings={readings.items.filter(
            ({ measuredAt }) => dayIn(instantFromJson(measuredAt), timeZone) === chosenDay,
          )}
        />
      ) : null}
      <h2 className="mt-7">{t('reading.all')}</h2>
      <LateReadingList petId={petId} measure={own} first={pageOf(readings, ({ measuredAt }) => measuredAt)} />
    </>
  );
}
