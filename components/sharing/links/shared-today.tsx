import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { formatDay } from '@/lib/core/time/dates';
import { type DayPart, dayParts, partOfDay } from '@/lib/sharing/links/day-parts';
import type { SharedDay } from '@/lib/sharing/links/shared-view';
import { SharedTask } from './shared-task';

const icons: Record<DayPart, IconName> = { morning: 'sunrise', afternoon: 'sun', evening: 'moon' };

export function SharedToday({ day }: { day: SharedDay }) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const { locale, timeZone } = usePageContext();
  const zones = new Set(day.tasks.map((task) => task.timeZone));
  const [zone] = zones;
  const zoneOf = (task: SharedDay['tasks'][number]) =>
    zones.size > 1 && task.timeZone !== timeZone ? task.timeZone : null;
  return (
    <section aria-labelledby="today" className="break-inside-avoid">
      <h2 id="today" className="text-xl">
        {t('today', { date: formatDay(day.day, locale) })}
      </h2>
      {day.tasks.length === 0 ? <p className="mt-1 text-muted">{t('nothingToday')}</p> : null}
      {zones.size === 1 && zone !== undefined && zone !== timeZone ? (
        <p className="mt-1 text-sm text-muted">{routines('zone', { zone })}</p>
      ) : null}
      {dayParts.map((part) => {
        const tasks = day.tasks.filter(({ time }) => partOfDay(time) === part);
        if (tasks.length === 0) return null;
        return (
          <div key={part} className="mt-4">
            <h3 className="flex items-center gap-2.5 text-lg">
              <Icon of={icons[part]} className="size-6 text-due" />
              {t(`part.${part}`)}
            </h3>
            <ul className="divide-y divide-line">
              {tasks.map((task, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same but for their place
                <SharedTask key={index} task={task} zone={zoneOf(task)} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
