'use client';

import { useSyncExternalStore } from 'react';
import { toast } from '@/lib/browser/page/toast';

/** Copies text and shows the outcome in a toast. @returns whether it was copied */
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

/** Known only in the browser: rendering it on the server would break hydration. */
export function useCanSend(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
