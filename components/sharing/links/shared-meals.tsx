import { useLocale, useTranslations } from 'next-intl';
import { formatTime, inWeekOrder, weekdayName } from '@/lib/core/time/dates';
import type { SharedDay } from '@/lib/sharing/links/shared-view';
import { SharedCard, SharedList } from './shared-card';

const WEEK = 7;

export function SharedMeals({ meals }: Pick<SharedDay, 'meals'>) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const locale = useLocale();
  return (
    <SharedCard title={t('meals')}>
      <SharedList>
        {meals.map(({ title, timeOfDay, weekdays, note }) => (
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
  );
}
