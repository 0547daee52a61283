'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CookieSettings } from './cookie-settings';
import { Preconnect } from './preconnect';
import { SectionError } from './section-error';
import { StartProgress } from './start-progress';

/** What every page has on the client, beside its content. */
export function ShellIslands() {
  const [LateIslands, setLateIslands] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Nothing of it is needed for the first paint; what it shows takes up what was said before it came.
    import('./late-islands').then(
      (module) => setLateIslands(() => module.LateIslands),
      () => console.info('the page does without what is not its content: the code could not be loaded'),
    );
  }, []);
  return (
    <>
      <StartProgress />
      <Preconnect />
      <SectionError instead={null}>
        <CookieSettings />
      </SectionError>
      <SectionError instead={null}>{LateIslands ? <LateIslands /> : null}</SectionError>
    </>
  );
}
