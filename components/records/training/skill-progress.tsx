'use client';

import { ChevronDown, Timer } from 'lucide';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Allowed } from '@/components/shell/allowed';
import { lazyPart } from '@/components/shell/lazy-part';
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
}

export function SkillProgress({ petId, skill, view }: SkillProgressProps) {
  const t = useTranslations('training');
  const [open, setOpen] = useState(false);
  const { name, suggestion } = view;
  return (
    <>
      <Allowed to="edit">
        <div className="mt-1 flex flex-wrap gap-2 print:hidden">
          <Button
            variant="outline"
            aria-label={t('practiseOf', { name })}
            onClick={() => startSession(petId, { id: skill.id, name })}
          >
            <Icon of={Timer} />
            {t('practise')}
          </Button>
          {suggestion ? (
            <StageSuggestion petId={petId} skill={{ id: skill.id, name, stage: skill.stage }} suggestion={suggestion} />
          ) : null}
        </div>
      </Allowed>
      <details className="group mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="tap flex list-none items-center gap-2 text-sm text-primary [&::-webkit-details-marker]:hidden">
          <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
          {t('sessionsOf', { name })}
        </summary>
        {open ? (
          <Suspense fallback={<Spinner className="mx-auto my-6" />}>
            <SkillDetails petId={petId} skill={skill} view={view} />
          </Suspense>
        ) : null}
      </details>
    </>
  );
}
