'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { confirmEmail } from '@/lib/accounts/passwords/client';
import type { OpenConfirmation } from '@/lib/accounts/passwords/queries';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { failureText } from './failure-text';

type State = 'open' | 'busy' | 'kept' | 'refused' | 'expired';

export function useConfirmation(token: string, open: OpenConfirmation | null) {
  const t = useTranslations('passwords');
  const [state, setState] = useState<State>(open ? 'open' : 'expired');

  const confirmAddress = async (isOwnRequest: boolean) => {
    setState('busy');
    try {
      await confirmEmail(token, isOwnRequest);
      setState(isOwnRequest ? 'kept' : 'refused');
    } catch (error) {
      console.info(error);
      const expired = error instanceof ApiError && error.status === 401;
      setState(expired ? 'expired' : 'open');
      if (!expired) toast({ title: failureText(t, error), tone: 'danger' });
    }
  };

  const startedRef = useRef(false);
  const arrive = useRef(() => {
    if (!open?.own || startedRef.current) return;
    startedRef.current = true;
    void confirmAddress(true);
  });
  useEffect(() => arrive.current(), []);
  return { state, confirm: confirmAddress };
}
