import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import type { LabReport } from '@/lib/records/lab-reports/lab-report';
import { standsOut } from '@/lib/records/lab-reports/lab-result';
import { EmptyTile, Tile } from './tile';

interface LabReportsTileProps {
  petId: string;
  /** Newest first. */
  reports: readonly LabReport[];
}

export function LabReportsTile({ petId, reports: [latest] }: LabReportsTileProps) {
  const t = useTranslations('labReports');
  const tile = useTranslations('health.tiles.labReports');
  const { locale } = usePageContext();
  const common = {
    id: 'lab-reports',
    title: t('title'),
    icon: 'test-tube' as const,
    href: paths.petHealth(petId, 'lab-reports'),
    className: 'lab-reports',
  };
  if (!latest) return <EmptyTile {...common} hint={tile('empty')} />;
  const outside = latest.results.filter(standsOut).length;
  return (
    <Tile {...common}>
      <p className="tile-answer">{formatDay(latest.sampledOn, locale, 'medium')}</p>
      <p className="tile-note">{t('count', { count: latest.results.length })}</p>
      {outside > 0 ? <p className="tile-note">{t('outside', { count: outside })}</p> : null}
    </Tile>
  );
}
