'use client';

import { Check, Pencil, Plus } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { skillsClient } from '@/lib/records/training/client';
import type { OfferedSkill } from '@/lib/records/training/view';
import { categories } from '@/lib/records/training/vocabulary';

interface SkillPickerProps {
  petId: string;
  offered: OfferedSkill[];
  onOwn: () => void;
}

export function SkillPicker({ petId, offered, onOwn }: SkillPickerProps) {
  const t = useTranslations('training');
  const router = useRouter();
  // A snapshot: taken skills keep their place with a tick, or the list would jump under the finger.
  const [list] = useState(offered);
  const [states, setStates] = useState<Record<string, 'busy' | 'taken' | undefined>>({});
  const setState = (id: string, state: 'busy' | 'taken' | undefined) => setStates((all) => ({ ...all, [id]: state }));
  const take = async (skill: OfferedSkill, key = newId()) => {
    const { id, name, category } = skill;
    setState(id, 'busy');
    try {
      await skillsClient.create(petId, { name, category, curriculumId: id, stage: 'learning' }, key);
      setState(id, 'taken');
      router.refresh();
    } catch {
      setState(id, undefined);
      toast({ title: t('failed'), tone: 'danger', retry: () => void take(skill, key) });
    }
  };
  return (
    <div className="grid gap-4 pb-2">
      <Button variant="outline" onClick={onOwn}>
        <Icon of={Pencil} />
        {t('own')}
      </Button>
      {categories.map((category) => {
        const skills = list.filter((skill) => skill.category === category).toSorted((a, b) => a.level - b.level);
        return skills.length === 0 ? null : (
          <section key={category} aria-label={t(`categories.${category}`)}>
            <h3 className="font-sans text-sm font-medium text-muted">{t(`categories.${category}`)}</h3>
            <ul className="divide-y divide-line">
              {skills.map((skill) => (
                <li key={skill.id} className="flex items-center gap-2 py-1.5">
                  <div className="min-w-0 grow">
                    <p dir="auto" className="font-medium wrap-anywhere">
                      {skill.name}
                    </p>
                    <p className="text-sm text-muted">
                      {t('level', { level: skill.level })} · {t('goal', { goal: skill.goal })}
                    </p>
                  </div>
                  {states[skill.id] === 'taken' ? (
                    <p role="status" className="flex items-center gap-1 px-2 text-sm text-primary">
                      <Icon of={Check} className="size-4.5" />
                      {t('taken')}
                    </p>
                  ) : (
                    <Button
                      variant="soft"
                      size="icon"
                      busy={states[skill.id] === 'busy'}
                      aria-label={t('take', { name: skill.name })}
                      onClick={() => void take(skill)}
                    >
                      <Icon of={Plus} />
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
