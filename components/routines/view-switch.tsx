'use client';

import { CalendarRange, Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { choosePlanView, currentPlanView, subscribeToPlanView } from '@/lib/core/plan-view';

const views = [
  { view: 'day', icon: Clock, word: 'viewDay' },
  { view: 'week', icon: CalendarRange, word: 'viewWeek' },
] as const;

/** The hours of the day, or the list of the week. Both are in the page; CSS shows the one that was chosen. */
export function ViewSwitch() {
  const t = useTranslations('routines');
  const current = useSyncExternalStore(subscribeToPlanView, currentPlanView, () => 'day' as const);
  return (
    <fieldset aria-label={t('view')} className="inline-flex rounded-control bg-sunken p-1 print:hidden">
      {views.map(({ view, icon, word }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => choosePlanView(view)}
          className={cn(
            'tap flex items-center gap-1.5 rounded-control px-3 font-medium',
            view === current ? 'bg-surface text-primary shadow-card' : 'text-muted',
          )}
        >
          <Icon of={icon} className="size-4.5" />
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
