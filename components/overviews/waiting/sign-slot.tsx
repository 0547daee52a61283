'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/components/loading/lazy-part';
import { useConnected } from '@/components/loading/use-connected';
import { mayAnythingWait, subscribeToWaiting } from '@/lib/browser/outbox/waiting-list';
import { SavedSignRoom, SignRoom } from './sign-room';

const WaitingSign = lazyExtra(
  async () => (await import(/* webpackChunkName: "kept-waiting-sign" */ './waiting-sign')).WaitingSign,
);

/** Offline, the indicator's code comes from the service worker. */
const canLoad = (online: boolean) => online || Boolean(navigator.serviceWorker?.controller);

export function SignSlot() {
  const online = useConnected();
  const any = useSyncExternalStore(subscribeToWaiting, mayAnythingWait, () => false);
  const [isNeeded, need] = useState(false);
  if (!isNeeded && (any || !online) && canLoad(online)) need(true);
  return isNeeded ? (
    <Suspense fallback={online ? null : <SignRoom />}>
      <WaitingSign />
    </Suspense>
  ) : (
    <SavedSignRoom />
  );
}
