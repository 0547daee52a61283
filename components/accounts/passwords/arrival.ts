'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { setPageUser } from '@/lib/browser/api/page-user';
import { toast } from '@/lib/browser/page/toast';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import type { RememberedUser } from '@/lib/browser/storage/remembered';

export function useArrival(next: string): (user: RememberedUser) => void {
  const t = useTranslations('signIn');
  const router = useRouter();
  return (user) => {
    rememberUser(user);
    setPageUser(null);
    toast({ title: t('welcome'), description: t('welcomeText') });
    router.replace(next);
  };
}
