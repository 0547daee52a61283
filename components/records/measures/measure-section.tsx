import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { petMeasure } from '@/lib/core/config/paths';
import type { MeasureWithReadings } from '@/lib/records/measures/measured';
import { LateMeasureList } from './late-measure-list';
import { LatestReading } from './latest-reading';
import { MeasureChart } from './measure-chart';
import { useMeasureWords } from './measure-words';

interface MeasureSectionProps {
  petId: string;
  measures: readonly MeasureWithReadings[];
}

export function MeasureSection({ petId, measures }: MeasureSectionProps) {
  const t = useTranslations('measures');
  const items = measures.map(({ readings: _, ...measure }) => measure);
  const usedIds = measures.filter(({ readings }) => readings.items.length > 0).map(({ id }) => id);
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {measures
          .filter(({ endedOn, readings }) => endedOn === null || readings.items.length > 0)
          .map((measure) => (
            <MeasureCard key={measure.id} petId={petId} measure={measure} />
          ))}
      </ul>
      {measures.length > 0 ? <h2 className="mt-7">{t('list')}</h2> : null}
      <LateMeasureList petId={petId} first={{ items, nextCursor: null }} usedIds={usedIds} />
    </>
  );
}

function MeasureCard({ petId, measure }: { petId: string; measure: MeasureWithReadings }) {
  const t = useTranslations('measures');
  const { nameOf } = useMeasureWords();
  const { readings } = measure;
  const [latest] = readings.items;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h2 className="text-base">
        <IntentLink href={petMeasure(petId, measure.id)} className="tap flex items-center justify-between gap-2">
          <bdi className="min-w-0 wrap-anywhere">{nameOf(measure)}</bdi>
          <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
        </IntentLink>
      </h2>
      {latest ? (
        <>
          <LatestReading measure={measure} reading={latest} />
          {readings.items.length > 1 ? <MeasureChart measure={measure} readings={readings.items} /> : null}
        </>
      ) : (
        <p className="text-muted">{t('reading.empty')}</p>
      )}
    </li>
  );
}
