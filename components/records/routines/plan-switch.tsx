'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { planView } from '@/lib/browser/storage/plan-view';

/** Switches between day and week, on screens without room for both. */
export function PlanSwitch() {
  const t = useTranslations('routines');
  const view = useSyncExternalStore(planView.subscribe, planView.current, () => planView.usual);
  const isWeek = view === 'week';
  return (
    <Button
      variant={isWeek ? 'soft' : 'ghost'}
      size="icon"
      className="plan-switch"
      aria-label={t('viewWeek')}
      aria-pressed={isWeek}
      onClick={() => planView.choose(isWeek ? 'day' : 'week')}
    >
      <Icon of="calendar-range" />
    </Button>
  );
}
