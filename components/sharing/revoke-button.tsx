'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { toast } from '@/lib/core/toast';
import { revokeShare } from '@/lib/sharing/client';

/** Asks first, as this is the one deletion that can't be undone. */
export function RevokeButton({ petId, share }: { petId: string; share: { id: string; label: string } }) {
  const t = useTranslations('sharing');
  const common = useTranslations('common');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { label } = share;

  const revoke = async () => {
    setBusy(true);
    try {
      await revokeShare(petId, share.id);
      setOpen(false);
      toast({ title: t('revokeDone', { label }) });
      router.refresh();
    } catch {
      toast({ title: t('revokeFailed'), tone: 'danger' });
    }
    setBusy(false);
  };

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="dangerOutline">{t('revoke')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('revokeTitle', { label })}
        description={t('revokeText')}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">{common('cancel')}</Button>
            </DialogClose>
            <Button variant="danger" busy={busy} onClick={() => void revoke()}>
              {t('revoke')}
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
