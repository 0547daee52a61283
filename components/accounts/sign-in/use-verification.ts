'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type VerificationFailure, verificationFailure, verifyToken } from '@/lib/accounts/sign-in/client';
import { toast } from '@/lib/browser/page/toast';
import { useVerifiedUser } from './verified-user';

export interface SignInLink {
  token: string | undefined;
  remember: string;
  own: boolean;
  used: boolean;
  next: string;
}

type State = 'confirm' | 'verifying' | 'success' | VerificationFailure;

function firstState({ token, own, used }: SignInLink): State {
  if (used) return 'used';
  if (!token) return 'refused';
  return own ? 'verifying' : 'confirm';
}

/** Signs in by a mailed link: at once if this browser requested it, otherwise by `verify`. */
export function useVerification(link: SignInLink) {
  const { token, remember, own, next } = link;
  const t = useTranslations('signIn');
  const arrive = useVerifiedUser(next);
  const [state, setState] = useState<State>(() => firstState(link));
  const startedRef = useRef(false);

  const verifyLink = async () => {
    if (!token || startedRef.current) return;
    startedRef.current = true;
    setState('verifying');
    try {
      const arrival = await verifyToken(token, remember);
      setState('success');
      await arrive(arrival);
    } catch (error) {
      console.info(error);
      const reason = verificationFailure(error);
      setState(reason);
      if (reason === 'refused') toast({ title: t('failed'), description: t('failedLink'), tone: 'danger' });
    } finally {
      startedRef.current = false;
    }
  };

  // Runs once, because a link is single-use.
  const verifyOnce = useRef(() => {
    if (own && state === 'verifying') void verifyLink();
  });
  useEffect(() => verifyOnce.current(), []);
  return { state, verify: verifyLink };
}
