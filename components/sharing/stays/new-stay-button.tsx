'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { StayStart } from '@/lib/sharing/stays/desk';

const StaySheet = lazyDialog(async () => (await import('./stay-sheet')).StaySheet);

export function NewStayButton({ start }: { start: StayStart }) {
  const t = useTranslations('stays.form');
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon of="plus" />
        {t('title')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <StaySheet start={start} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
