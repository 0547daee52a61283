'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { storeSentLink } from '@/lib/browser/session/sent-link';
import { onSignInElsewhere } from '@/lib/browser/session/sign-in-channel';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { MINUTE } from '@/lib/core/time/durations';

async function isSignedInAs(email: string): Promise<boolean> {
  const { checkSession } = await import('@/lib/browser/session/check-session');
  if (!(await checkSession())) return false;
  const { getFreshData } = await import('@/lib/browser/api/query-client');
  const user = getFreshData<{ email?: string }>('/api/users/current', MINUTE);
  return canonicalAddress(user?.email ?? '') === canonicalAddress(email);
}

export function useSignInElsewhere(email: string, next: string): void {
  const router = useRouter();
  useEffect(() => {
    let isOpen = true;
    const openIfSignedIn = async () => {
      if (!(await isSignedInAs(email)) || !isOpen) return;
      isOpen = false;
      storeSentLink(null);
      router.replace(next);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && rememberedUser()) void openIfSignedIn();
    };
    const stopListening = onSignInElsewhere(() => void openIfSignedIn());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOpen = false;
      stopListening();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [email, next, router]);
}
