'use client';

import { CalendarRange, Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { ViewSwitch } from '@/components/shell/view-switch';
import { planView } from '@/lib/browser/storage/plan-view';

export function PlanSwitch() {
  const t = useTranslations('routines');
  return (
    <ViewSwitch
      remembered={planView}
      label={t('view')}
      views={[
        { view: 'day', icon: Clock, word: t('viewDay') },
        { view: 'week', icon: CalendarRange, word: t('viewWeek') },
      ]}
    />
  );
}
