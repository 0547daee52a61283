'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { setPageUser } from '@/lib/browser/api/page-user';
import { toast } from '@/lib/browser/page/toast';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { storeTimeZone, type ZonedUser } from '@/lib/browser/session/time-zone';

export function useArrival(next: string): (user: ZonedUser) => Promise<void> {
  const t = useTranslations('signIn');
  const router = useRouter();
  return async (user) => {
    rememberUser(user);
    setPageUser(null);
    await storeTimeZone(user);
    toast({ title: t('welcome'), description: t('welcomeText') });
    router.replace(next);
  };
}
