'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { SaveAsFile } from './save-as-file';

export function EndedTrouble({ entries }: { entries: readonly WaitingWrite[] }) {
  const t = useTranslations('waiting.trouble');
  const id = useId();
  const [isSaved, setSaved] = useState(false);
  const endWrites = async () => (await loadOutbox()).discardWaiting(...entries.map(({ seq }) => seq));
  return (
    <>
      <p>{t('ended')}</p>
      <div className="flex flex-wrap gap-2">
        <SaveAsFile of={entries} onSaved={() => setSaved(true)} />
        <Button
          variant="dangerOutline"
          disabled={!isSaved}
          aria-describedby={isSaved ? undefined : id}
          onClick={() => void endWrites()}
        >
          {t('end')}
        </Button>
      </div>
      {isSaved ? null : (
        <p id={id} className="text-sm text-muted">
          {t('endText')}
        </p>
      )}
    </>
  );
}
