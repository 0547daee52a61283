import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedDay } from '@/lib/overviews/sharing/shared-view';
import { SharedCard, SharedList } from './shared-card';
import { SharedMeals } from './shared-meals';
import { SharedTask } from './shared-task';

export function SharedToday({ day }: { day: SharedDay }) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const { locale, timeZone } = useReader();
  const zones = new Set(day.tasks.map((task) => task.timeZone));
  const [zone] = zones;
  const zoneOf = (task: SharedDay['tasks'][number]) =>
    zones.size > 1 && task.timeZone !== timeZone ? task.timeZone : null;
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
            <SharedTask key={index} task={task} zone={zoneOf(task)} />
          ))}
        </SharedList>
      </SharedCard>
      {day.meals.length > 0 ? <SharedMeals meals={day.meals} /> : null}
    </>
  );
}
