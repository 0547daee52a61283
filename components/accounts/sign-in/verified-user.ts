'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Arrival, VerificationFailure } from '@/lib/accounts/sign-in/client';
import { setPageUser } from '@/lib/browser/api/page-user';
import { toast } from '@/lib/browser/page/toast';
import { setFirstVisit } from '@/lib/browser/session/first-visit';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { storeSentLink } from '@/lib/browser/session/sent-link';
import { announceSignIn } from '@/lib/browser/session/sign-in-channel';
import { storeTimeZone } from '@/lib/browser/session/time-zone';

export function useVerifiedUser(next: string): (arrival: Arrival) => Promise<void> {
  const t = useTranslations('signIn');
  const router = useRouter();
  return async ({ user, isFirst }) => {
    rememberUser(user);
    setPageUser(null);
    await storeTimeZone(user);
    announceSignIn();
    storeSentLink(null);
    setFirstVisit(isFirst && !user.name ? user.id : null);
    toast({ title: t('welcome'), description: t('welcomeText') });
    router.replace(next);
  };
}

export function useFailureText(): (reason: Exclude<VerificationFailure, 'refused' | 'used'>) => string {
  const t = useTranslations('signIn');
  return (reason) => (reason === 'suspended' ? t('suspendedText') : t(`notVerified.${reason}`));
}
