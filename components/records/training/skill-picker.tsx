'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { OfferedSkill } from '@/lib/records/training/view';
import { categories } from '@/lib/records/training/vocabulary';
import { OfferedSkillItem } from './offered-skill-item';
import { useTakenSkills } from './use-taken-skills';

interface SkillPickerProps {
  petId: string;
  offered: OfferedSkill[];
  onOwn: () => void;
}

export function SkillPicker({ petId, offered, onOwn }: SkillPickerProps) {
  const t = useTranslations('training');
  // Snapshot, so that added skills keep their place. Otherwise the list would move under the user's finger.
  const [list] = useState(offered);
  const { states, take: addSkill } = useTakenSkills(petId);
  return (
    <div className="grid gap-4 pb-2">
      <Button variant="outline" onClick={onOwn}>
        <Icon of="pencil" />
        {t('own')}
      </Button>
      {categories.map((category) => {
        const skills = list.filter((skill) => skill.category === category).toSorted((a, b) => a.level - b.level);
        return skills.length === 0 ? null : (
          <section key={category} aria-label={t(`categories.${category}`)}>
            <h3 className="font-sans text-sm font-medium text-muted">{t(`categories.${category}`)}</h3>
            <ul className="divide-y divide-line">
              {skills.map((skill) => (
                <OfferedSkillItem
                  key={skill.id}
                  skill={skill}
                  state={states[skill.id]}
                  onTake={() => addSkill(skill)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
