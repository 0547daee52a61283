'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { StepLines } from '@/components/records/medications/step-lines';
import { Badge } from '@/components/ui/badge';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import { foreignZone } from '@/lib/page-context/page-context';
import type { Task } from '@/lib/records/routines/view';

const tones = {
  upcoming: 'neutral',
  due: 'due',
  done: 'primary',
  skipped: 'neutral',
  missed: 'neutral',
} as const satisfies Record<Task['state'], string>;

interface TaskFactsProps {
  task: Task;
  children?: ReactNode;
}

export function TaskFacts({ task, children }: TaskFactsProps) {
  const t = useTranslations('routines');
  const reader = usePageContext();
  const { locale } = reader;
  const zone = foreignZone(task.timeZone, reader);
  const { day, time, minutes, kind, detail, warnings, steps, state, by } = task;
  const when = [
    formatDay(day, locale, 'medium'),
    formatTime(time, locale),
    minutes && t('minutes', { minutes }),
  ].filter(Boolean);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="tabular">{when.join(' · ')}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {by ? <span className="text-sm text-muted wrap-anywhere">{t('by', { name: by })}</span> : null}
      </p>
      <p className="text-muted wrap-anywhere">{[t(`kinds.${kind}`), detail].filter(Boolean).join(' · ')}</p>
      <StepLines steps={steps} className="text-muted" />
      <AllergyWarnings warnings={warnings} />
      {zone ? <p className="text-sm text-muted">{t('zone', { zone })}</p> : null}
      {children}
    </div>
  );
}
