import { useLocale, useTranslations } from 'next-intl';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay, formatTime, inWeekOrder, weekdayName } from '@/lib/core/time/dates';
import type { SharedDay } from '@/lib/overviews/sharing/shared-view';
import { SharedCard, SharedList } from './shared-card';

const WEEK = 7;

export function SharedToday({ day, timeZone }: { day: SharedDay; timeZone: string }) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const locale = useLocale();
  const zones = new Set(day.tasks.map((task) => task.timeZone));
  const [zone] = zones;
  return (
    <>
      <SharedCard title={t('today', { date: formatDay(day.day, locale) })}>
        {day.tasks.length === 0 ? <p className="text-muted">{t('nothingToday')}</p> : null}
        {zones.size === 1 && zone !== undefined && zone !== timeZone ? (
          <p className="mb-1 text-sm text-muted">{routines('zone', { zone })}</p>
        ) : null}
        <SharedList>
          {day.tasks.map((task, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same but for their place
            <li key={index} className="grid grid-cols-[minmax(3.5rem,auto)_1fr] gap-x-3">
              <span className="tabular font-medium">{formatTime(task.time, locale)}</span>
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <span className="font-medium">{joinIsolated([task.title, task.detail], ', ')}</span>{' '}
                  <span className="text-sm text-muted">
                    {[
                      routines(`kinds.${task.kind}`),
                      task.minutes !== null && t('minutes', { minutes: String(task.minutes) }),
                      routines(`states.${task.state}`),
                      zones.size > 1 && task.timeZone !== timeZone && routines('zone', { zone: task.timeZone }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                <AllergyWarnings warnings={task.warnings} />
                {task.note ? (
                  <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
                    {task.note}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </SharedList>
      </SharedCard>
      {day.meals.length > 0 ? (
        <SharedCard title={t('meals')}>
          <SharedList>
            {day.meals.map(({ title, timeOfDay, weekdays, note }) => (
              <li key={`${timeOfDay} ${title}`} className="grid grid-cols-[minmax(3.5rem,auto)_1fr] gap-x-3">
                <span className="tabular font-medium">{formatTime(timeOfDay, locale)}</span>
                <div className="min-w-0 wrap-anywhere">
                  <bdi className="font-medium">{title}</bdi>{' '}
                  <span className="text-sm text-muted">
                    {weekdays.length === WEEK
                      ? routines('everyDay')
                      : inWeekOrder(weekdays, locale)
                          .map((weekday) => weekdayName(weekday, locale, 'short'))
                          .join(', ')}
                  </span>
                  {note ? (
                    <p dir="auto" className="text-sm whitespace-pre-line">
                      {note}
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </SharedList>
        </SharedCard>
      ) : null}
    </>
  );
}
