'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { mayAnythingWait } from '@/lib/browser/outbox/waiting-list';
import { signOut } from '@/lib/browser/session/sign-out';
import { paths } from '@/lib/core/config/paths';

const SignOutDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "kept-sign-out-dialog" */ './sign-out-dialog')).SignOutDialog,
);

/** Asks first if unsent changes are waiting (R12.4). */
export function SignOutButton() {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const [asks, ask] = useState(false);
  const leaveAccount = async () => {
    setBusy(true);
    await signOut();
    // A full page load clears the router's cache of signed-in pages.
    window.location.assign(paths.landing);
  };
  return (
    <>
      <Button
        variant="ghostDanger"
        size="large"
        className="mx-auto mt-5 flex w-fit"
        busy={busy}
        onClick={() => (mayAnythingWait() ? ask(true) : void leaveAccount())}
      >
        {t('signOut')}
      </Button>
      {asks ? (
        <Suspense fallback={null}>
          <SignOutDialog onLeave={leaveAccount} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
