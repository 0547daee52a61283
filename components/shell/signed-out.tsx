'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { deleteLapsedDrafts } from '@/lib/browser/storage/drafts';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { isSignOutFlagged } from '@/lib/browser/storage/sign-out-flag';
import { isProtectedPath } from '@/lib/core/config/paths';

/** What is left to do after a sign-out: tell the server when it could not be told, and close what still shows the user. */
export function SignedOut() {
  const pathname = usePathname();

  useEffect(() => {
    const finish = () => {
      if (navigator.onLine && isSignOutFlagged())
        void import('@/lib/browser/session/finish-sign-out').then((module) => module.finishSignOut());
    };
    finish();
    deleteLapsedDrafts();
    window.addEventListener('online', finish);
    return () => window.removeEventListener('online', finish);
  }, []);

  useEffect(() => {
    const shownTo = isProtectedPath(pathname) ? rememberedUser()?.id : undefined;
    if (shownTo === undefined) return;
    // The browser's Back may bring the page as it was, and another tab may be where somebody signed out.
    const check = () => {
      if (rememberedUser()?.id !== shownTo) window.location.reload();
    };
    window.addEventListener('pageshow', check);
    window.addEventListener('storage', check);
    return () => {
      window.removeEventListener('pageshow', check);
      window.removeEventListener('storage', check);
    };
  }, [pathname]);

  return null;
}
