'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { Badge } from '@/components/ui/badge';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import { isolate } from '@/lib/core/i18n/isolate';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { SkillSteps } from './skill-steps';
import { useSkillLine } from './use-skill-line';

interface SkillRowProps {
  skill: Skill;
  view: SkillView;
  waiting: Mark | null;
  children: ReactNode;
}

export function SkillRow({ skill, view, waiting, children }: SkillRowProps) {
  const t = useTranslations('training');
  const lineOf = useSkillLine();
  const [open, setOpen] = useState(false);
  return (
    <li data-row={skill.id}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="skill-words">
            <b dir="auto">{isolate(view.name)}</b>
            <span className="sr-only">, {t(`steps.${skill.stage}`)}. </span>
            <small>{lineOf(skill.stage, view)}</small>
            {waiting ? <WaitingMark mark={waiting} /> : null}
            {view.refresher ? <Badge tone="due">{t('refresher')}</Badge> : null}
          </span>
          <SkillSteps stage={skill.stage} />
        </summary>
        {open ? children : null}
      </details>
    </li>
  );
}
