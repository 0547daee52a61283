'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useInUse } from '@/components/ui/in-use';
import { currentToasts, subscribeToToasts } from '@/lib/browser/page/toast';

const none: ReturnType<typeof currentToasts> = [];

/** Loads when the page is in use or has a toast to show; each new toast retries a failed load. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const said = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const inUse = useInUse();

  useEffect(() => {
    if (Toaster || !(inUse || said.length > 0)) return;
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => console.info('no notifications: their code could not be loaded'),
    );
  }, [Toaster, inUse, said]);

  return Toaster ? <Toaster /> : null;
}
