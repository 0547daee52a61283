'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CookieSettings } from './cookie-settings';
import { OfflineBanner } from './offline-banner';
import { StartProgress } from './start-progress';

/** What every page has on the client, beside its content. */
export function ShellIslands() {
  const [LateIslands, setLateIslands] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Nothing of it is needed for the first paint; the notifications take up what was said before they came.
    import('./late-islands').then(
      (module) => setLateIslands(() => module.LateIslands),
      () => console.info('no notifications: their code could not be loaded'),
    );
  }, []);
  return (
    <>
      <StartProgress />
      <OfflineBanner />
      <CookieSettings />
      {LateIslands ? <LateIslands /> : null}
    </>
  );
}
