'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveWaiting } from '@/lib/browser/outbox/save-waiting';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { toast } from '@/lib/browser/page/toast';

interface SaveAsFileProps {
  of: readonly WaitingWrite[];
  onSaved?: () => void;
}

export function SaveAsFile({ of, onSaved }: SaveAsFileProps) {
  const t = useTranslations('waiting.trouble');
  const [busy, setBusy] = useState(false);
  const saveFile = async () => {
    setBusy(true);
    try {
      await saveWaiting(of);
      toast({ title: t('saved') });
      onSaved?.();
    } catch (error) {
      console.info('what waits could not be made a file', error);
      toast({ title: t('saveFailed'), tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void saveFile()}>
      <Icon of="download" />
      {t('save')}
    </Button>
  );
}
