'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { usePageContext } from '#page-context';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import { formatWeight } from '@/lib/records/weights/units';
import type { WeightGoal } from '@/lib/records/weights/weight-goal';

const GoalForm = lazyPart(async () => (await import('./goal-form')).GoalForm);

interface WeightGoalLineProps {
  petId: string;
  type: string;
  goal: WeightGoal | null;
  progress: number | null;
  lastGrams: number;
}

export function WeightGoalLine({ petId, type, goal, progress, lastGrams }: WeightGoalLineProps) {
  const t = useTranslations('weights.goal');
  const { locale, weightUnit } = usePageContext();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const onSaved = () => {
    setOpen(false);
    router.refresh();
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      {goal ? (
        <p className="flex gap-1.5">
          <Icon of="target" className="mt-0.5 size-5 shrink-0 text-primary" />
          {t('planned', {
            weight: formatWeight(goal.grams, weightUnit, locale),
            date: formatDay(goal.by, locale, 'medium'),
          })}
          {progress === null ? null : ` · ${t('progress', { percent: formatPercent(progress, locale) })}`}
        </p>
      ) : null}
      <Allowed to="edit">
        <Button variant="link" className="-ml-4 print:hidden" onClick={() => setOpen(true)}>
          {t(goal ? 'change' : 'plan')}
        </Button>
      </Allowed>
      <LateSheet open={open} title={t('title')} onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner className="mx-auto my-8 size-8" />}>
          <GoalForm {...{ petId, type, goal, lastGrams, onSaved }} />
        </Suspense>
      </LateSheet>
    </div>
  );
}
