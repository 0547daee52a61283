'use client';

import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { type Day, formatDay, timeIn, weekdayName, weekdayOf, weekStartOf } from '@/lib/core/time/dates';
import type { Streak } from '@/lib/records/routines/streak';
import type { WeekDay } from '@/lib/records/routines/view';
import { DayNav } from './day-nav';
import { DayTimeline } from './day-timeline';
import { usePinch } from './pinch';
import type { SetStatus } from './tick-button';
import { WeekList } from './week-list';

interface BoardViewsProps {
  petId: string;
  day: Day;
  week: WeekDay[];
  streaks: Record<string, Streak>;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

/** Renders timeline and week list; CSS hides one, so that the choice holds at the first paint. */
export function BoardViews({ petId, day, week, streaks, setStatus, onOpen }: BoardViewsProps) {
  const t = useTranslations('routines');
  const { locale, today, at, timeZone } = useReader();
  const pinch = usePinch();
  const weekday = weekdayName(weekdayOf(day), locale);
  const nav = { petId, day };
  return (
    <div className="touch-pan-y" {...pinch}>
      <div className="in-data-[plan-view=week]:hidden">
        <DayNav {...nav} title={t('dayTitle', { weekday, date: formatDay(day, locale) })} by="day" />
        <DayTimeline
          day={day}
          tasks={week.find((one) => one.day === day)?.tasks ?? []}
          now={day === today ? timeIn(at, timeZone) : null}
          setStatus={setStatus}
          onOpen={onOpen}
        />
      </div>
      <div className="hidden in-data-[plan-view=week]:block">
        <DayNav {...nav} title={t('weekTitle', { date: formatDay(weekStartOf(day, locale), locale) })} by="week" />
        <WeekList week={week} streaks={streaks} setStatus={setStatus} onOpen={onOpen} />
      </div>
    </div>
  );
}
