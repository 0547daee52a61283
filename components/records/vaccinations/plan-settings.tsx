'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PlanSettingsProps } from './plan-settings-form';

const load = () => import('./plan-settings-form');
const PlanSettingsForm = lazyPart(async () => (await load()).PlanSettingsForm);

export function PlanSettings(props: PlanSettingsProps) {
  const t = useTranslations('vaccinations.settings');
  const [open, setOpen] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        variant="outline"
        className="mt-2 print:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
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
