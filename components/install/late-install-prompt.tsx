'use client';

import { Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/loading/lazy-part';
import { currentOffer, subscribeToOffer } from '@/lib/browser/offline/install-offer';

const InstallPrompt = lazyExtra(async () => (await import('./install-prompt')).InstallPrompt);

/** Loads the prompt's code once the browser offers the installation. Few browsers do. */
export function LateInstallPrompt() {
  const isOffered = useSyncExternalStore(subscribeToOffer, currentOffer, () => null) !== null;
  return isOffered ? (
    <Suspense fallback={null}>
      <InstallPrompt />
    </Suspense>
  ) : null;
}
