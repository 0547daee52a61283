'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatHour, formatTime, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import { layOut, minuteOf, timelineScale, visibleHours } from '@/lib/records/routines/timeline';
import type { WeekDay } from '@/lib/records/routines/view';
import { TaskBlock } from './task-block';
import type { SetStatus } from './tick-button';

const COLUMN_REM = 2.75;

interface DayTimelineProps extends WeekDay {
  /** Null unless this is the reader's today. */
  now: string | null;
  setStatus: SetStatus;
  onOpen: (key: string) => void;
}

export function DayTimeline({ day, tasks, now, setStatus, onOpen }: DayTimelineProps) {
  const t = useTranslations('routines');
  const locale = useLocale();
  const blocks = layOut(tasks);
  const shown = visibleHours(blocks);
  const { from, to } = shown;
  const down = timelineScale(blocks, shown);
  const top = (minute: number) => `${down(minute)}rem`;
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const columns = Math.max(1, ...blocks.map((block) => block.columns));
  return (
    <div className="relative" style={{ height: top(to * 60) }}>
      {hours.map((hour) => (
        <div
          key={hour}
          aria-hidden="true"
          className="absolute inset-x-0 border-t border-line text-sm text-muted tabular"
          style={{ top: top(hour * 60) }}
        >
          {formatHour(hour % 24, locale)}
        </div>
      ))}
      {now && minuteOf(now) >= from * 60 && minuteOf(now) < to * 60 ? (
        <div className="absolute right-0 left-12 border-t-2 border-accent" style={{ top: top(minuteOf(now)) }}>
          <span className="sr-only">{`${t('now')}: ${formatTime(now, locale)}`}</span>
        </div>
      ) : null}
      <div className={cn('absolute inset-y-0 right-0 left-12', columns > 5 && 'overflow-x-auto overflow-y-hidden')}>
        <ul
          aria-label={t('timeline', { weekday: weekdayName(weekdayOf(day), locale) })}
          className="relative h-full"
          style={{ minWidth: `${columns * COLUMN_REM}rem` }}
        >
          {blocks.map(({ item, start, end, column, columns: beside }) => (
            <li
              key={item.key}
              className="absolute p-px"
              style={{
                top: top(start),
                height: `${down(end) - down(start)}rem`,
                left: `${(column / beside) * 100}%`,
                width: `${100 / beside}%`,
              }}
            >
              <TaskBlock task={item} narrow={beside > 3} setStatus={setStatus} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
