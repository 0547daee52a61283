'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { signOutAdmin } from '@/lib/accounts/admin/client';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';

export function SignOutButton() {
  const t = useTranslations('admin');
  const [busy, setBusy] = useState(false);
  const leaveAccount = async () => {
    setBusy(true);
    try {
      await signOutAdmin();
    } catch (error) {
      // 401 means that the session has already ended, which is fine. After any other error it still exists, so the
      // admin must know.
      if (!(error instanceof ApiError) || error.status !== 401) {
        setBusy(false);
        toast({ title: t('signOutFailed'), tone: 'danger', retry: () => void leaveAccount() });
        return;
      }
    }
    // A full page load clears the router's cache of the admin area.
    window.location.assign(paths.adminLogin);
  };
  return (
    <Button variant="ghost" busy={busy} onClick={() => void leaveAccount()} className="-mr-2">
      <Icon of="log-out" />
      {t('signOut')}
    </Button>
  );
}
