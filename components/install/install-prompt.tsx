'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useConsentState } from '@/components/consent/consent-store';
import { lazyExtra } from '@/components/loading/lazy-part';
import { consumeOffer, currentOffer, type InstallOffer, subscribeToOffer } from '@/lib/browser/offline/install-offer';
import {
  mayPrompt,
  PROMPT_AFTER_MS,
  promptHistory,
  recordPromptDismissed,
  recordPromptShown,
} from '@/lib/browser/offline/install-rule';
import { requestPersistentStorage } from '@/lib/browser/storage/persistent-storage';
import { isConsentFreePath } from '@/lib/core/config/paths';
import { nowMs } from '@/lib/core/time/clock';

const InstallCard = lazyExtra(async () => (await import('./install-card')).InstallCard);

/** Offers installation (R4.2), but only after the cookie question is answered. */
export function InstallPrompt() {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer, () => null);
  const [waitedFor, setWaitedFor] = useState<InstallOffer | null>(null);
  const [open, setOpen] = useState(false);
  const pathname = usePathname();
  const isConsentAnswered = useConsentState() === 'given' && !isConsentFreePath(pathname);
  const ready = offer !== null && waitedFor === offer && isConsentAnswered;

  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(() => setWaitedFor(offer), PROMPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [offer]);

  useEffect(() => {
    const standalone = window.matchMedia('(display-mode: standalone)').matches;
    if (!ready || !mayPrompt({ standalone, ...promptHistory(), now: nowMs() })) return;
    recordPromptShown(nowMs());
    setOpen(true);
  }, [ready]);

  function dismiss() {
    recordPromptDismissed();
    setOpen(false);
  }

  async function install(installOffer: InstallOffer) {
    await installOffer.prompt();
    const { outcome } = await installOffer.userChoice;
    if (outcome === 'accepted') {
      setOpen(false);
      void requestPersistentStorage();
    } else dismiss();
    consumeOffer();
  }

  return open && ready ? (
    <Suspense fallback={null}>
      <InstallCard onInstall={() => void install(offer)} onDismiss={dismiss} />
    </Suspense>
  ) : null;
}
