'use client';

import { useEffect, useState } from 'react';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { fetchVault } from '@/lib/browser/vault/vault';

export function useUnreadable(): boolean {
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isOver = false;
    const checkVault = async () => {
      const user = rememberedUser();
      const vault = user && (await fetchVault(user.id));
      if (vault) await (await loadOutbox()).refreshWaiting();
      else if (!isOver) setUnreadable(true);
    };
    checkVault().catch((error: unknown) => console.info('what waits could not be read', error));
    return () => {
      isOver = true;
    };
  }, []);
  return isUnreadable;
}
