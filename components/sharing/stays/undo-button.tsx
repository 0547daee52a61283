'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import type { Day } from '@/lib/core/time/dates';
import { removeNote, undoLine } from '@/lib/sharing/stays/client';
import type { StayLine } from '@/lib/sharing/stays/queries/report';

function useUndo(act: () => Promise<void>, doneMessage: string) {
  const t = useTranslations('stays.page');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const pressUndo = async () => {
    setBusy(true);
    try {
      await act();
      toast({ title: doneMessage });
      router.refresh();
    } catch {
      toast({ title: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return { busy, press: pressUndo };
}

export function UndoLine({ line, what }: { line: StayLine; what: string }) {
  const t = useTranslations('stays.page');
  const { busy, press } = useUndo(() => undoLine(line), t('undone'));
  return (
    <Button variant="link" size="link" busy={busy} aria-label={t('undoOf', { what })} onClick={() => void press()}>
      {t('undo')}
    </Button>
  );
}

export function RemoveNote({ stayId, day }: { stayId: string; day: Day }) {
  const t = useTranslations('stays.page');
  const { busy, press } = useUndo(() => removeNote(stayId, day), t('removed'));
  return (
    <Button variant="link" size="link" busy={busy} onClick={() => void press()}>
      {t('remove')}
    </Button>
  );
}
