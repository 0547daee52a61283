import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { RangeBar } from '@/components/charts/range-bar';
import { useMeasureWords } from '@/components/records/measures/measure-words';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { MeasureWithReadings } from '@/lib/records/measures/measured';
import { convertReading, positionOf } from '@/lib/records/measures/readings';
import { EmptyTile, Tile } from './tile';

interface MeasuresTileProps {
  petId: string;
  /** Active measures first, then ended ones; both sorted by newest reading. */
  measures: readonly MeasureWithReadings[];
}

export function MeasuresTile({ petId, measures }: MeasuresTileProps) {
  const t = useTranslations('measures');
  const tile = useTranslations('health.tiles.measures');
  const { locale, timeZone } = usePageContext();
  const { nameOf, formatReading, dayOf } = useMeasureWords();
  const [measure] = measures;
  const common = {
    id: 'measures',
    title: t('title'),
    icon: 'trending-up' as const,
    href: paths.petHealth(petId, 'measures'),
    className: 'measures',
  };
  if (!measure) return <EmptyTile {...common} hint={tile('empty')} />;
  const [latest] = measure.readings.items;
  if (!latest) {
    return (
      <Tile {...common}>
        <p className="tile-note">
          <bdi>{nameOf(measure)}</bdi>
        </p>
        <p className="tile-note">{t('reading.empty')}</p>
      </Tile>
    );
  }
  const { kind, low, high, rangeUnit } = measure;
  const value = latest.value === null ? null : convertReading(kind, latest.value, latest.unit, rangeUnit);
  const position = positionOf(latest, measure, timeZone);
  return (
    <Tile {...common}>
      <p className="tile-note">
        <bdi>{nameOf(measure)}</bdi>
      </p>
      <p className="tile-answer wrap-anywhere">
        <bdi>{formatReading(latest)}</bdi>
      </p>
      {position && value !== null && low !== null && high !== null ? (
        <RangeBar value={value} range={[low, high]} />
      ) : null}
      {measure.endedOn ? (
        <p className="tile-note">{t('ended', { date: formatDay(measure.endedOn, locale, 'medium') })}</p>
      ) : null}
      <p className="tile-note">{position ? tile(`place.${position}`, { date: dayOf(latest) }) : dayOf(latest)}</p>
    </Tile>
  );
}
