'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';

const loadDialog = () => import('./delete-dialog');
const DeleteDialog = lazyDialog(async () => (await loadDialog()).DeleteDialog);

export function DeleteAccount({ email }: { email: string }) {
  const t = useTranslations('account.data');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="dangerOutline"
        className="justify-self-start"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('delete')}
      </Button>
      <Suspense>{open ? <DeleteDialog email={email} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
