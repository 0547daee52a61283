import { Bug } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { isolated } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { Treatment } from '@/lib/records/treatments/treatment';
import { EmptyTile, Tile } from './tile';

interface TreatmentsTileProps {
  petId: string;
  /** Newest first. */
  treatments: readonly Treatment[];
}

export function TreatmentsTile({ petId, treatments }: TreatmentsTileProps) {
  const t = useTranslations('health.tiles.treatments');
  const title = useTranslations('treatments')('title');
  const { locale, timeZone } = useReader();
  const [last] = treatments;
  const common = { id: 'treatments', title, icon: Bug, href: paths.petHealth(petId, 'treatments') };
  if (!last) return <EmptyTile {...common} hint={t('empty')} />;
  const given = formatDay(dayIn(instantFromJson(last.givenAt), timeZone), locale, 'short');
  return (
    <Tile {...common}>
      <p className="tile-note">{t(last.nextDueOn ? 'next' : 'last')}</p>
      <p className="tile-answer">{last.nextDueOn ? formatDay(last.nextDueOn, locale, 'short') : given}</p>
      <p className="tile-what">{isolated(last.product)}</p>
    </Tile>
  );
}
