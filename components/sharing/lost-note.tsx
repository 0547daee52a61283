'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/lib/core/toast';
import { setLost } from '@/lib/sharing/client';
import { LOST_NOTE_MAX } from '@/lib/sharing/vocabulary';

/** What whoever finds the pet should know; it stands on the finder's page at once. */
export function LostNote({ petId, note }: { petId: string; note: string | null }) {
  const t = useTranslations('sharing.lost');
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState(note ?? '');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await setLost(petId, text.trim() || null);
      toast({ title: t('noteSaved') });
      router.refresh();
    } catch {
      toast({ title: t('failed'), tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      <div>
        <Label htmlFor={id}>{t('note')}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('noteHint')}
        </p>
      </div>
      <Textarea
        id={id}
        value={text}
        maxLength={LOST_NOTE_MAX}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outline" busy={busy} className="justify-self-start" onClick={() => void save()}>
        {t('saveNote')}
      </Button>
    </div>
  );
}
