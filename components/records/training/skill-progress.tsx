'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { startSession } from './running-session';
import { StageSuggestion } from './stage-suggestion';

const SkillDetails = lazyPart(async () => (await import('./skill-details')).SkillDetails);

interface SkillProgressProps {
  petId: string;
  skill: Skill;
  view: SkillView;
  onEdit: () => void;
}

export function SkillProgress({ petId, skill, view, onEdit }: SkillProgressProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const { name, suggestion } = view;
  return (
    <div className="pb-3">
      <Allowed to="edit">
        <div className="mb-3 flex flex-wrap gap-2 print:hidden">
          <Button
            variant="outline"
            aria-label={t('practiseOf', { name })}
            onClick={() => startSession(petId, { id: skill.id, name })}
          >
            <Icon of="play" />
            {t('practise')}
          </Button>
          {suggestion ? (
            <StageSuggestion petId={petId} skill={{ id: skill.id, name, stage: skill.stage }} suggestion={suggestion} />
          ) : null}
          <Button variant="ghost" aria-label={entries('edit', { name })} onClick={onEdit}>
            <Icon of="pencil" />
            {t('edit')}
          </Button>
        </div>
      </Allowed>
      <Suspense fallback={<Spinner className="mx-auto my-6" />}>
        <SkillDetails petId={petId} skill={skill} view={view} />
      </Suspense>
    </div>
  );
}
