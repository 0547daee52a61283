import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { addDays, type Day, formatDay, formatNearDay, formatTime } from '@/lib/core/time/dates';
import { findUpcomingDose } from '@/lib/overviews/health/summary';
import type { Medication } from '@/lib/records/medications/medication';
import { currentMedications } from '@/lib/records/medications/plan';
import type { LoggedDose } from '@/lib/records/medications/view';
import { EmptyTile, Tile } from './tile';

interface MedicationTileProps {
  petId: string;
  medications: readonly Medication[];
  doses: readonly LoggedDose[];
  /** False for a deceased pet, for which nothing is due. */
  isAlive: boolean;
}

const WEEK = 7;

export function MedicationTile({ petId, medications, doses, isAlive }: MedicationTileProps) {
  const t = useTranslations('health.tiles');
  const title = useTranslations('medications')('title');
  const { at, today } = usePageContext();
  const dayInWords = useDayWords();
  const href = paths.petHealth(petId, 'medications');
  const current = isAlive ? currentMedications(medications, today) : [];
  const upcomingDose = isAlive ? findUpcomingDose(medications, doses, at) : null;
  const common = { id: 'medications', title, icon: 'pill' as const, href };
  if (medications.length === 0) return <EmptyTile {...common} hint={t('medications.empty')} />;
  return (
    <Tile {...common}>
      {upcomingDose ? (
        <>
          <p className="tile-note">{t(upcomingDose.isDue ? 'medications.due' : 'medications.next')}</p>
          <p className="tile-answer">{dayInWords(upcomingDose)}</p>
          <p className="tile-what">{joinIsolated([upcomingDose.name, upcomingDose.dosage], ', ')}</p>
        </>
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
