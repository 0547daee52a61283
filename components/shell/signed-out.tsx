'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';
import { deleteLapsedDrafts } from '@/lib/browser/storage/drafts';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { isSignOutFlagged } from '@/lib/browser/storage/sign-out-flag';
import { isProtectedPath } from '@/lib/core/config/paths';

/** Repeats a sign-out that did not reach the server, and reloads pages that still show the user. */
export function SignedOut() {
  const pathname = usePathname();

  useEffect(() => {
    const finish = () => {
      if (isOnline() && isSignOutFlagged())
        void import('@/lib/browser/session/finish-sign-out').then((module) => module.finishSignOut());
    };
    finish();
    deleteLapsedDrafts();
    return subscribeToConnection(finish);
  }, []);

  useEffect(() => {
    const pageUserId = isProtectedPath(pathname) ? rememberedUser()?.id : undefined;
    if (pageUserId === undefined) return;
    const check = () => {
      if (rememberedUser()?.id !== pageUserId) window.location.reload();
    };
    // The first `pageshow` of a load may follow the session check, which stores the next user.
    const onRestore = ({ persisted }: PageTransitionEvent) => persisted && check();
    window.addEventListener('pageshow', onRestore);
    window.addEventListener('storage', check);
    return () => {
      window.removeEventListener('pageshow', onRestore);
      window.removeEventListener('storage', check);
    };
  }, [pathname]);

  return null;
}
