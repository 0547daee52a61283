'use client';

import '@/components/records/medications/dose-guard.css';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GuardReason } from '@/components/records/medications/guard-reason';
import { useGuardWords } from '@/components/records/medications/guard-words';
import { Button } from '@/components/ui/button';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import type { Values } from '@/lib/versions/merge';
import { DiscardButton } from './discard-button';

export function DoseTrouble({ of: waiting, guard }: { of: WaitingWrite; guard: Values }) {
  const t = useTranslations('waiting.trouble');
  const doseGuard = guard as unknown as DoseGuard;
  const { title } = useGuardWords(doseGuard);
  const [isAgain, setAgain] = useState(false);
  const sendDose = async (reason: string) => {
    const { decideWaiting } = await loadOutbox();
    const again = { again: true, reason, knownAt: doseGuard.at };
    await decideWaiting(waiting.seq, ({ body }) => ({ body: { ...body, ...again } }));
  };
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <DiscardButton of={[waiting]} label={t('dontSend')} />
        {waiting.shown.status === 'given' ? (
          <Button variant="ghost" aria-expanded={isAgain} onClick={() => setAgain(!isAgain)}>
            {t('givenAgain')}
          </Button>
        ) : null}
      </div>
      {isAgain ? (
        <GuardReason readers={doseGuard.readers} busy={false} onGive={(reason) => void sendDose(reason)} />
      ) : null}
    </>
  );
}
