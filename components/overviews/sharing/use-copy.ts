'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { toast } from '@/lib/browser/page/toast';

export function useCopy(): (url: string) => Promise<boolean> {
  const t = useTranslations('sharing');
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('copied') });
      return true;
    } catch {
      toast({ title: t('copyFailed'), tone: 'danger' });
      return false;
    }
  };
}

const never = () => () => {};

/** Known only in the browser: rendering it on the server would break hydration. */
export function useCanSend(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
