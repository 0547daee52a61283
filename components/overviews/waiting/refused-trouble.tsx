'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { Trouble, WaitingWrite } from '@/lib/browser/outbox/waiting';
import { DiscardButton } from './discard-button';
import { SaveAsFile } from './save-as-file';

interface RefusedTroubleProps {
  of: WaitingWrite;
  trouble: Extract<Trouble, { kind: 'confirm' | 'refused' }>;
}

export function RefusedTrouble({ of: waiting, trouble: { kind, reasons } }: RefusedTroubleProps) {
  const t = useTranslations('waiting.trouble');
  const isQuestion = kind === 'confirm';
  const sendAgain = async () => {
    const { decideWaiting } = await loadOutbox();
    await decideWaiting(waiting.seq, ({ body }) => (isQuestion ? { body: { ...body, confirmed: true } } : {}));
  };
  return (
    <>
      <p>{t(kind)}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void sendAgain()}>{t(isQuestion ? 'anyway' : 'tryAgain')}</Button>
        <DiscardButton of={[waiting]} label={t('discard')} />
        {isQuestion ? null : <SaveAsFile of={[waiting]} />}
      </div>
    </>
  );
}
