'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { usePageContext } from '#page-context';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';

const HandoverSheet = lazyDialog(async () => (await import('./handover-sheet')).HandoverSheet);

interface HandoverButtonProps {
  pet: { id: string; name: string };
  people: readonly { userId: string; name: string }[];
}

export function HandoverButton({ pet, people }: HandoverButtonProps) {
  const t = useTranslations('handover');
  const [isOpen, open] = useState(false);
  if (!usePageContext().sendsMail) return <p className="mt-3 text-sm text-muted">{t('noMail')}</p>;
  return (
    <>
      <Button variant="link" size="link" className="mt-3" onClick={() => open(true)}>
        {t('title', { pet: pet.name })}
      </Button>
      {isOpen ? (
        // Without it, the page would be hidden while the code loads, and the button would lose the focus.
        <Suspense>
          <HandoverSheet pet={pet} people={people} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
