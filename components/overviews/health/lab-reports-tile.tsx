import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { isAbnormal } from '@/lib/records/lab-reports/lab-result';
import { EmptyTile, Tile } from './tile';

interface LabReportsTileProps {
  petId: string;
  reports: HealthRecord['labReports'];
}

export function LabReportsTile({ petId, reports: { items, count } }: LabReportsTileProps) {
  const t = useTranslations('labReports');
  const tile = useTranslations('health.tiles.labReports');
  const { locale } = usePageContext();
  const [latest] = items;
  const common = {
    id: 'lab-reports',
    title: t('title'),
    icon: 'test-tube' as const,
    href: paths.petHealth(petId, 'lab-reports'),
    className: 'lab-reports',
  };
  if (!latest) return <EmptyTile {...common} hint={tile('empty')} />;
  const outside = latest.results.filter(isAbnormal).length;
  return (
    <Tile {...common}>
      <p className="tile-answer">{formatDay(latest.sampledOn, locale, 'medium')}</p>
      <p className="tile-note">
        {t('count', { count: latest.results.length })} · {t('reportCount', { count })}
      </p>
      {outside > 0 ? <p className="tile-note">{t('outside', { count: outside })}</p> : null}
    </Tile>
  );
}
