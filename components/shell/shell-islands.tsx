'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CookieSettings } from './cookie-settings';
import { OfflineBanner } from './offline-banner';
import { StartProgress } from './start-progress';

/** What every page has on the client, beside its content. */
export function ShellIslands() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Nothing of it is needed for the first paint; the region takes up what was said before it came.
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => console.info('no notifications: their code could not be loaded'),
    );
  }, []);
  return (
    <>
      <StartProgress />
      <OfflineBanner />
      <CookieSettings />
      {Toaster ? <Toaster /> : null}
    </>
  );
}
