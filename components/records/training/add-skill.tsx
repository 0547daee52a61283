'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { useCreatedToast } from '@/components/collections/created-toast';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { skillsClient } from '@/lib/records/training/client';
import type { Skill } from '@/lib/records/training/skill';
import type { OfferedSkill } from '@/lib/records/training/view';

const SkillForm = lazyPart(async () => (await import('./skill-form')).SkillForm);
const SkillPicker = lazyPart(async () => (await import('./skill-picker')).SkillPicker);

interface AddSkillProps {
  petId: string;
  type: string;
  offered: OfferedSkill[];
}

export function AddSkill({ petId, type, offered }: AddSkillProps) {
  const t = useTranslations('training');
  const router = useRouter();
  const [step, setStep] = useState<'pick' | 'own' | null>(null);
  const showCreated = useCreatedToast(() => router.refresh());
  const onSaved = (savedSkill: Skill) => {
    setStep(null);
    showCreated(t('saved'), () => skillsClient.remove(petId, savedSkill));
    router.refresh();
  };
  return (
    <>
      <Allowed to="edit">
        <Button
          data-add
          variant="soft"
          size="large"
          aria-label={t('add')}
          className="w-full lg:w-auto lg:min-w-56 print:hidden"
          onClick={() => setStep(offered.length > 0 ? 'pick' : 'own')}
        >
          <Icon of="plus" />
          {t('name')}
        </Button>
      </Allowed>
      <LateSheet
        open={step !== null}
        title={t(step === 'pick' ? 'pickTitle' : 'addTitle')}
        onClose={() => setStep(null)}
      >
        <Suspense fallback={<FormLoading of={step === 'pick' ? 'skills' : 'skill'} />}>
          {step === 'pick' ? (
            <SkillPicker petId={petId} offered={offered} onOwn={() => setStep('own')} />
          ) : (
            <SkillForm petId={petId} type={type} skill={null} onSaved={onSaved} />
          )}
        </Suspense>
      </LateSheet>
    </>
  );
}
