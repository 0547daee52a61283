'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { lazyExtra } from '@/components/loading/lazy-part';
import { announceBuilds, dropWorker, registerWorker } from '@/lib/browser/offline/registration';
import { isConsentFreePath } from '@/lib/core/config/paths';

const UpdateNotice = lazyExtra(async () => (await import('./update-notice')).UpdateNotice);

async function deleteStored(): Promise<void> {
  // First, because the worker may have the code that the network does not deliver.
  const storage = import('@/lib/browser/storage/saved-pages');
  await storage.catch(() => undefined);
  await Promise.all([dropWorker(), storage.then(({ deleteSavedPages }) => deleteSavedPages())]);
}

export function ServiceWorker() {
  const consent = useConsentState();
  const pathname = usePathname();
  const wanted = !isConsentFreePath(pathname) && consent === 'given';
  const [reload, setReload] = useState<(() => void) | null>(null);

  useEffect(() => {
    const announce = wanted ? registerWorker : announceBuilds;
    return announce((activate) => setReload(() => activate));
  }, [wanted]);

  useEffect(() => {
    if (consent !== 'rejected') return;
    deleteStored().catch((error) => console.error('the service worker stays', error));
  }, [consent]);

  return reload ? (
    <Suspense fallback={null}>
      <UpdateNotice onReload={reload} />
    </Suspense>
  ) : null;
}
