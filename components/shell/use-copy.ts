'use client';

import { useSyncExternalStore } from 'react';
import { toast } from '@/lib/browser/page/toast';

export function useCopy(words: { done: string; failed: string }): (text: string) => Promise<boolean> {
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.done });
      return true;
    } catch {
      toast({ title: words.failed, tone: 'danger' });
      return false;
    }
  };
}

const never = () => () => {};

/** False on the server, because only the browser knows and the first render must match. */
export function useCanSend(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
