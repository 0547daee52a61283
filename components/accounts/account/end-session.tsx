'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { endOtherSessions, endSession } from '@/lib/accounts/account/client';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';

function useEndAction(doneMessage: string) {
  const t = useTranslations('account.sessions');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const runEnding = async (end: () => Promise<void>) => {
    setBusy(true);
    try {
      await end().catch((error) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      toast({ title: doneMessage });
      router.refresh();
    } catch {
      toast({ title: t('endFailed'), tone: 'danger', retry: () => void runEnding(end) });
    }
    setBusy(false);
  };
  return { busy, run: runEnding };
}

export function EndSessionButton({ userId, session }: { userId: string; session: { id: string; device: string } }) {
  const t = useTranslations('account.sessions');
  const { device } = session;
  const { busy, run } = useEndAction(t('ended', { device }));
  return (
    <Button
      variant="outline"
      className="px-3"
      busy={busy}
      aria-label={t('endOf', { device })}
      onClick={() => void run(() => endSession(userId, session.id))}
    >
      {t('end')}
    </Button>
  );
}

export function EndOthersButton({ userId }: { userId: string }) {
  const t = useTranslations('account.sessions');
  const { busy, run } = useEndAction(t('othersEnded'));
  return (
    <Button
      variant="dangerOutline"
      className="justify-self-start"
      busy={busy}
      onClick={() => void run(() => endOtherSessions(userId))}
    >
      {t('endOthers')}
    </Button>
  );
}
