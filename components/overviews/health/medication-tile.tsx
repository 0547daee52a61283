import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { addDays, type Day, formatDay, formatNearDay, formatTime } from '@/lib/core/time/dates';
import { type UpcomingDose, upcomingDoses } from '@/lib/overviews/health/summary';
import type { Medication } from '@/lib/records/medications/medication';
import { currentMedications } from '@/lib/records/medications/plan';
import type { LoggedDose } from '@/lib/records/medications/view';
import { EmptyTile, Tile } from './tile';

interface MedicationTileProps {
  petId: string;
  medications: readonly Medication[];
  doses: readonly LoggedDose[];
  isAlive: boolean;
}

const WEEK = 7;

export function MedicationTile({ petId, medications, doses, isAlive }: MedicationTileProps) {
  const t = useTranslations('health.tiles');
  const title = useTranslations('medications')('title');
  const { at, today } = usePageContext();
  const href = paths.petHealth(petId, 'medications');
  const current = isAlive ? currentMedications(medications, today) : [];
  const upcoming = isAlive ? upcomingDoses(medications, doses, at) : [];
  const common = { id: 'medications', title, icon: 'pill' as const, href };
  if (medications.length === 0) return <EmptyTile {...common} hint={t('medications.empty')} />;
  return (
    <Tile {...common}>
      {upcoming.length > 0 ? (
        <DosesInWords doses={upcoming} />
      ) : (
        <p className="tile-what">
          {current.length > 0
            ? joinIsolated(
                current.map(({ name }) => name),
                ', ',
              )
            : t('medications.none')}
        </p>
      )}
    </Tile>
  );
}

function DosesInWords({ doses }: { doses: readonly UpcomingDose[] }) {
  const t = useTranslations('health.tiles.medications');
  const dayInWords = useDayWords();
  const [first] = doses;
  if (!first) return null;
  const isOne = doses.length === 1;
  const names = [...new Set(doses.map(({ name }) => name))];
  const state = doses.every((dose) => dose.state === 'missed') ? 'missed' : 'due';
  return (
    <>
      <p className="tile-note">{t(first.state === 'upcoming' ? 'next' : state)}</p>
      <p className="tile-answer">{isOne ? dayInWords(first) : t('doses', { count: doses.length })}</p>
      <p className="tile-what">{joinIsolated(isOne ? [first.name, first.dosage] : names, ', ')}</p>
    </>
  );
}

function useDayWords(): (moment: { day: Day; time: string }) => string {
  const t = useTranslations('health.tiles');
  const { locale, today } = usePageContext();
  return ({ day, time }) => {
    const clock = formatTime(time, locale);
    if (day === today) return t('today', { time: clock });
    const isNear = day < addDays(today, WEEK);
    return `${isNear ? formatDay(day, locale, 'weekdayShort') : formatNearDay(day, locale, today)} ${clock}`;
  };
}
