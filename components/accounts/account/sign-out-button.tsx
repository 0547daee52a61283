'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { signOut } from '@/lib/browser/session/sign-out';
import { paths } from '@/lib/core/config/paths';

export function SignOutButton() {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    // A full load clears the router's cache of signed-in pages.
    window.location.assign(paths.landing);
  };
  return (
    <Button variant="ghostDanger" size="large" className="justify-self-center" busy={busy} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  );
}
