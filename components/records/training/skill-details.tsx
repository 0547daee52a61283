'use client';

import { useTranslations } from 'next-intl';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { SuccessChart } from './success-chart';
import { TrainingSessionList } from './training-session-list';

interface SkillDetailsProps {
  petId: string;
  skill: Skill;
  view: SkillView;
}

export function SkillDetails({ petId, skill, view }: SkillDetailsProps) {
  const t = useTranslations('training');
  return (
    <div className="grid gap-3 pb-2">
      {view.goal ? <p className="text-sm text-muted">{t('goal', { goal: view.goal })}</p> : null}
      {skill.note ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {skill.note}
        </p>
      ) : null}
      {view.rates.length > 1 ? <SuccessChart name={view.name} rates={view.rates} /> : null}
      <div>
        <TrainingSessionList petId={petId} skillId={skill.id} first={view.sessions} />
      </div>
    </div>
  );
}
