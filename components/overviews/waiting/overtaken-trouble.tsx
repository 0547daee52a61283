'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import type { Attribution } from '@/lib/page-context/attribution';
import type { Values } from '@/lib/versions/merge';

const Comparison = lazyDialog(
  async () => (await import(/* webpackChunkName: "kept-comparison" */ './comparison')).Comparison,
);

interface OvertakenTroubleProps {
  of: WaitingWrite;
  name: string;
  current: Values;
}

export function OvertakenTrouble({ of: waiting, name, current }: OvertakenTroubleProps) {
  const t = useTranslations('waiting.trouble');
  const [isOpen, open] = useState(false);
  const { updatedBy } = current as Partial<Attribution>;
  const others = updatedBy ? t('overtakenBy', { name: updatedBy.name }) : t('overtaken');
  const isOwn = updatedBy !== null && updatedBy?.name === rememberedUser()?.name;
  return (
    <>
      <p>{isOwn ? t('overtakenOwn') : others}</p>
      <Button variant="outline" block onClick={() => open(true)}>
        {t('compare')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Comparison of={waiting} name={name} current={current} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
