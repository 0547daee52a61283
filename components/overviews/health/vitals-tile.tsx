import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { RangeBar } from '@/components/charts/range-bar';
import { paths } from '@/lib/core/config/paths';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { assessVital } from '@/lib/records/vitals/assess-vital';
import { fromCelsius } from '@/lib/records/vitals/units';
import { usualRange } from '@/lib/records/vitals/usual-range';
import type { Vital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { EmptyTile, Tile } from './tile';

interface VitalsTileProps {
  petId: string;
  subject: VitalSubject;
  /** Newest first. */
  vitals: readonly Vital[];
}

export function VitalsTile({ petId, subject, vitals }: VitalsTileProps) {
  const t = useTranslations('vitals');
  const tile = useTranslations('health.tiles.vitals');
  const { locale, temperatureUnit, timeZone } = usePageContext();
  const [latest, ...earlier] = vitals;
  const common = {
    id: 'vitals',
    title: t('title'),
    icon: 'heart-pulse' as const,
    href: paths.petHealth(petId, 'vitals'),
  };
  if (!latest) return <EmptyTile {...common} hint={tile('empty')} />;
  const { kind, value } = latest;
  const isTemperature = kind === 'temperature';
  const day = dayIn(instantFromJson(latest.measuredAt), timeZone);
  const before = earlier.filter((one) => one.kind === kind).map((one) => one.value);
  const { level, basis } = assessVital(latest, subject, before);
  const range = usualRange(kind, subject, day, latest.context);
  return (
    <Tile {...common}>
      <p className="tile-note">{tile(`kinds.${kind}`)}</p>
      <p className="tile-answer">
        {formatNumber(isTemperature ? fromCelsius(value, temperatureUnit) : value, locale, { max: 1 })}{' '}
        <span>{t(isTemperature ? `units.temperature_${temperatureUnit}` : `units.${kind}`)}</span>
      </p>
      {range ? <RangeBar value={value} range={range} /> : null}
      <p className="tile-note">
        {level === 'unknown' || basis === 'baseline'
          ? formatDay(day, locale, 'medium')
          : tile(level === 'usual' || level === 'low' || level === 'high' ? level : 'call')}
      </p>
    </Tile>
  );
}
