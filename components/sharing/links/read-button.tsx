'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { markMessageRead } from '@/lib/sharing/links/client';

export function ReadButton({ petId, messageId }: { petId: string; messageId: string }) {
  const t = useTranslations('sharing.lost');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const pressButton = async () => {
    setBusy(true);
    try {
      await markMessageRead(petId, messageId);
      router.refresh();
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void pressButton() });
    }
    setBusy(false);
  };
  return (
    <Button variant="link" size="link" busy={busy} onClick={() => void pressButton()}>
      {t('read')}
    </Button>
  );
}
