'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PlanSettingsProps } from './plan-settings-form';

const loadForm = () => import('./plan-settings-form');
const PlanSettingsForm = lazyPart(async () => (await loadForm()).PlanSettingsForm);

export function PlanSettings(props: PlanSettingsProps) {
  const t = useTranslations('vaccinations.settings');
  const [open, setOpen] = useState(false);
  const prepareForm = () => void loadForm().catch(() => undefined);
  return (
    <>
      <Button
        variant="outline"
        className="mt-2 print:hidden"
        onPointerEnter={prepareForm}
        onFocus={prepareForm}
        onClick={() => setOpen(true)}
      >
        <Icon of="sliders-horizontal" />
        {t('open')}
      </Button>
      <LateSheet open={open} title={t('title', { name: props.pet.name })} onClose={() => setOpen(false)}>
        <Suspense>
          <PlanSettingsForm {...props} onSaved={() => setOpen(false)} />
        </Suspense>
      </LateSheet>
    </>
  );
}
