import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { DayTable } from '@/components/charts/day-table';
import { LatestReading } from '@/components/records/measures/latest-reading';
import { MeasureChart } from '@/components/records/measures/measure-chart';
import { MeasurePlan } from '@/components/records/measures/measure-plan';
import { useMeasureSummary } from '@/components/records/measures/measure-summary';
import { useMeasureWords } from '@/components/records/measures/measure-words';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { positionOf } from '@/lib/records/measures/readings';
import type { SharedMeasure } from '@/lib/sharing/links/shared-view';
import { SharedCard } from './shared-card';

/** Readings in the table. The chart has more. */
const LISTED = 14;

export function SharedHomeMeasures({ measures = [] }: { measures: readonly SharedMeasure[] | undefined }) {
  const t = useTranslations('measures');
  const { nameOf } = useMeasureWords();
  if (measures.length === 0) return null;
  return (
    <SharedCard title={t('title')}>
      <div className="grid gap-4">
        {measures.map((measure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two measures may have one name
          <section key={index} className="min-w-0">
            <h3 className="font-sans text-base font-medium wrap-anywhere">
              <bdi>{nameOf(measure)}</bdi>
            </h3>
            <MeasurePlan measure={{ ...measure, note: null }} />
            <MeasureReadings measure={measure} />
          </section>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{t('own')}</p>
    </SharedCard>
  );
}

function MeasureReadings({ measure }: { measure: SharedMeasure }) {
  const t = useTranslations('measures');
  const { timeZone } = usePageContext();
  const { formatReading, momentOf, positionText } = useMeasureWords();
  const summaryOf = useMeasureSummary();
  const [latest, ...earlier] = measure.readings;
  // Charts need unique ids.
  const readings = measure.readings.map((reading, index) => ({ ...reading, id: String(index) }));
  if (!latest) return <p className="text-muted">{t('reading.empty')}</p>;
  return (
    <>
      <LatestReading measure={measure} reading={latest} />
      {earlier.length > 0 ? <MeasureChart measure={measure} readings={readings} /> : null}
      <p className="text-sm text-muted wrap-anywhere">{summaryOf(measure, [latest, ...earlier], measure.isCut)}</p>
      <details className="group">
        <summary className="tap flex items-center font-medium text-primary">{t('latest')}</summary>
        <DayTable
          caption={t('latest')}
          dayHeading={t('reading.time')}
          headings={[t('reading.value'), t('reading.notes')]}
          rows={readings.slice(0, LISTED).map((reading) => ({
            day: reading.id,
            label: momentOf(reading),
            values: [
              formatReading(reading),
              joinIsolated(
                [
                  positionText(positionOf(reading, measure, timeZone), measure),
                  reading.context && t(`contexts.${reading.context}`),
                ],
                ', ',
              ),
            ],
          }))}
        />
      </details>
    </>
  );
}
