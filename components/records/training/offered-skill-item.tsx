'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { OfferedSkill } from '@/lib/records/training/view';
import type { TakenState } from './use-taken-skills';

interface OfferedSkillItemProps {
  skill: OfferedSkill;
  state: TakenState;
  onTake: () => void;
}

export function OfferedSkillItem({ skill, state, onTake }: OfferedSkillItemProps) {
  const t = useTranslations('training');
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 grow">
        <p dir="auto" className="font-medium wrap-anywhere">
          {skill.name}
        </p>
        <p className="text-sm text-muted">
          {t('level', { level: skill.level })} · {t('goal', { goal: skill.goal })}
        </p>
      </div>
      {state === 'taken' ? (
        <p role="status" className="flex items-center gap-1 px-2 text-sm text-primary">
          <Icon of="check" className="size-4.5" />
          {t('taken')}
        </p>
      ) : (
        <Button
          variant="soft"
          size="icon"
          busy={state === 'busy'}
          aria-label={t('take', { name: skill.name })}
          onClick={onTake}
        >
          <Icon of="plus" />
        </Button>
      )}
    </li>
  );
}
