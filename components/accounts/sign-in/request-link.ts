'use client';

import { useTranslations } from 'next-intl';
import { requestLink } from '@/lib/accounts/sign-in/client';
import { ApiError } from '@/lib/browser/api/api-client';
import { readDevelopmentMail } from '@/lib/browser/api/development-mail';
import { toast } from '@/lib/browser/page/toast';
import type { SentLink } from '@/lib/browser/session/sent-link';
import { nowMs } from '@/lib/core/time/clock';

export function useLinkRequest(development: boolean) {
  const t = useTranslations('signIn');
  const failure = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 429) return t('failedText');
    return error.retryAfter === null ? t('tooMany') : t('tooManyFor', { minutes: Math.ceil(error.retryAfter / 60) });
  };
  return async (email: string, remember: boolean, isSignUp = false): Promise<SentLink | null> => {
    const askedAt = nowMs();
    try {
      const { sent: isSent, waitSeconds } = await requestLink(email, remember, isSignUp);
      if (isSent) toast({ title: t('sentTitle'), description: t('sentToast') });
      const mail = development && isSent ? await readDevelopmentMail(email, askedAt) : null;
      return { email, remember, isSignUp, sent: isSent, askedAt, againAt: askedAt + waitSeconds * 1000, mail };
    } catch (error) {
      console.info(error);
      toast({ title: t('failedTitle'), description: failure(error), tone: 'danger' });
      return null;
    }
  };
}
