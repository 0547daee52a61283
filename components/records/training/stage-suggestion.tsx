'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { skillsClient } from '@/lib/records/training/client';
import type { NextStage, Stage } from '@/lib/records/training/vocabulary';

interface StageSuggestionProps {
  petId: string;
  skill: { id: string; name: string; stage: Stage };
  suggestion: NextStage;
}

export function StageSuggestion({ petId, skill, suggestion }: StageSuggestionProps) {
  const t = useTranslations('training');
  const entries = useTranslations('entries');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const moveStage = async (stage: Stage, undo?: Stage) => {
    setBusy(true);
    try {
      await skillsClient.update(petId, skill, { stage });
      const action = undo && { label: entries('undo'), onClick: () => void moveStage(undo) };
      const title = t('moved', { name: skill.name, stage: t(`stages.${stage}`) });
      toast({ title, name: skill.name, action });
      router.refresh();
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void moveStage(stage, undo) });
    }
    setBusy(false);
  };
  return (
    <Button variant="soft" busy={busy} onClick={() => void moveStage(suggestion, skill.stage)}>
      <Icon of="trending-up" />
      {t(`ready.${suggestion}`)} <bdi className="sr-only">{skill.name}</bdi>
    </Button>
  );
}
