'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { CookieSettings } from '@/components/consent/cookie-settings';
import { SectionError } from '@/components/loading/section-error';
import { Preconnect } from './preconnect';
import { StartProgress } from './start-progress';

export function ShellIslands() {
  const [LateIslands, setLateIslands] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Not needed for the first paint. Earlier events are replayed after it has loaded.
    import(/* webpackChunkName: "late" */ './late-islands').then(
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
