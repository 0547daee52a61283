'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useArrival } from '@/components/accounts/passwords/arrival';
import { Button } from '@/components/ui/button';
import { passkeyProblem, signInByPasskey } from '@/lib/accounts/passkeys/client';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';

/** Follows the choice "remember me" of the form around it. */
export function PasskeyButton({ next }: { next: string }) {
  const t = useTranslations('signIn');
  const arrive = useArrival(next);
  const [busy, setBusy] = useState(false);
  const signIn = async (form: HTMLFormElement | null) => {
    setBusy(true);
    try {
      await arrive(await signInByPasskey(form !== null && new FormData(form).has('rememberMe')));
    } catch (error) {
      console.info(error);
      const isSuspended = error instanceof ApiError && error.status === 403;
      const description = t(isSuspended ? 'suspendedText' : 'passkeyFailedText');
      if (passkeyProblem(error) !== 'canceled') toast({ title: t('passkeyFailed'), description, tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      size="large"
      block
      busy={busy}
      onClick={({ currentTarget }) => void signIn(currentTarget.form)}
    >
      {t('passkey')}
    </Button>
  );
}
