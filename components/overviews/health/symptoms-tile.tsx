import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { addDays, formatDay } from '@/lib/core/time/dates';
import { symptomDays } from '@/lib/records/symptoms/frequency';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { EmptyTile, Tile } from './tile';

interface SymptomsTileProps {
  petId: string;
  /** Newest first. */
  symptoms: readonly Symptom[];
}

const DAYS = 30;

/** Latest symptom, and how often it is recorded within 30 days. */
export function SymptomsTile({ petId, symptoms }: SymptomsTileProps) {
  const t = useTranslations('symptoms');
  const tile = useTranslations('health.tiles.symptoms');
  const { locale, timeZone, today } = usePageContext();
  const occurrences = symptomDays(symptoms, timeZone);
  const [latest] = occurrences;
  const common = {
    id: 'symptoms',
    title: t('title'),
    icon: 'clipboard-list' as const,
    href: paths.petHealth(petId, 'symptoms'),
  };
  if (!latest) return <EmptyTile {...common} hint={tile('empty')} />;
  const from = addDays(today, 1 - DAYS);
  const times = occurrences.filter(({ kind, day }) => kind === latest.kind && day >= from).length;
  return (
    <Tile {...common}>
      <p className="tile-answer">{t(`kinds.${latest.kind}`)}</p>
      <p className="tile-note">{tile('last', { date: formatDay(latest.day, locale, 'medium') })}</p>
      {times > 1 ? <p className="tile-note">{tile('times', { times, days: DAYS })}</p> : null}
    </Tile>
  );
}
