import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Stamp } from '@/components/ornaments/stamp';
import { formatNearDay } from '@/lib/core/time/dates';
import type { Routine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import { StreakText } from './streak-text';

/** Shorter streaks are no achievement yet. */
const LEAST_DAYS = 3;
/** Longer titles don't fit above the number. */
const LONGEST_TITLE = 13;

interface StreakStampProps {
  routines: readonly Routine[];
  streaks: Record<string, Streak>;
}

export function StreakStamp({ routines, streaks }: StreakStampProps) {
  const t = useTranslations('routines');
  const { locale, today } = usePageContext();
  const ownStreaks = routines.flatMap(({ id, title }) => {
    const streak = streaks[id];
    return streak && streak.days >= LEAST_DAYS ? [{ title, streak }] : [];
  });
  const best = ownStreaks.reduce<(typeof ownStreaks)[number] | null>(
    (one, other) => (one && one.streak.days >= other.streak.days ? one : other),
    null,
  );
  if (!best) return null;
  const { title, streak } = best;
  const date = formatNearDay(streak.since, locale, today, 'dayMonth');
  return (
    <div className="streak">
      <Stamp
        shape="circle"
        state="valid"
        title={t('streakDays', { days: streak.days })}
        word={t('inARow')}
        date={title.length > LONGEST_TITLE ? undefined : title}
        name=""
        tilt={-7}
      />
      <div>
        <p>{streak.more ? t('neverMissed', { title }) : t('neverMissedSince', { title, date })}</p>
        <p>
          <StreakText streak={streak} />
        </p>
      </div>
    </div>
  );
}
