import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { dayIn, formatNearDay, instantFromJson } from '@/lib/core/time/dates';
import { dueTreatments, type Treatment } from '@/lib/records/treatments/treatment';
import { EmptyTile, Tile } from './tile';

interface TreatmentsTileProps {
  petId: string;
  /** Newest first. */
  treatments: readonly Treatment[];
  isAlive: boolean;
}

export function TreatmentsTile({ petId, treatments, isAlive }: TreatmentsTileProps) {
  const t = useTranslations('health.tiles.treatments');
  const { locale, timeZone, today } = usePageContext();
  const [last] = treatments;
  const common = {
    id: 'treatments',
    title: t('title'),
    className: 'treatments',
    icon: 'bug' as const,
    href: paths.petHealth(petId, 'treatments'),
  };
  if (!last) return <EmptyTile {...common} hint={t('empty')} />;
  const due = isAlive ? dueTreatments(treatments) : [];
  const [next] = due.toSorted((a, b) => (a.nextDueOn < b.nextDueOn ? -1 : 1));
  const day = next?.nextDueOn ?? dayIn(instantFromJson(last.givenAt), timeZone);
  return (
    <Tile {...common}>
      <p className="tile-note">{t(next ? 'next' : 'last')}</p>
      <p className="tile-answer">{formatNearDay(day, locale, today)}</p>
      <p className="tile-what">{isolate((next ?? last).product)}</p>
    </Tile>
  );
}
