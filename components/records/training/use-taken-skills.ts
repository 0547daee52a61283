'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { skillsClient } from '@/lib/records/training/client';
import type { OfferedSkill } from '@/lib/records/training/view';

export type TakenState = 'busy' | 'taken' | undefined;

export function useTakenSkills(petId: string) {
  const t = useTranslations('training');
  const router = useRouter();
  const [states, setStates] = useState<Record<string, TakenState>>({});
  const setState = (id: string, state: TakenState) => setStates((all) => ({ ...all, [id]: state }));
  const addSkill = async (skill: OfferedSkill, key = newId()) => {
    const { id, name, category } = skill;
    setState(id, 'busy');
    try {
      await skillsClient.create(petId, { name, category, curriculumId: id, stage: 'learning' }, key);
      setState(id, 'taken');
      router.refresh();
    } catch {
      setState(id, undefined);
      toast({ title: t('failed'), tone: 'danger', retry: () => void addSkill(skill, key) });
    }
  };
  return { states, take: (skill: OfferedSkill) => void addSkill(skill) };
}
