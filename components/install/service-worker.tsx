'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { lazyExtra } from '@/components/loading/lazy-part';
import { announceBuilds, dropWorker, registerWorker } from '@/lib/browser/offline/registration';
import { isConsentFreePath } from '@/lib/core/config/paths';

const UpdateNotice = lazyExtra(async () => (await import('./update-notice')).UpdateNotice);

async function deleteStored(): Promise<void> {
  // Loaded before the worker goes, whose cache may have the code. After a failure, the next page tries again.
  const storage = await import('@/lib/browser/storage/saved-pages').catch(() => null);
  await Promise.all([dropWorker(), storage?.deleteSavedPages()]);
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
