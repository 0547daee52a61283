'use client';

import dynamic from 'next/dynamic';
import { OfflineBanner } from './offline-banner';
import { StartProgress } from './start-progress';

// Nothing of it is needed for the first paint; the region takes up what was said before it came.
const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false });

/** What every page has on the client, beside its content. */
export function ShellIslands() {
  return (
    <>
      <StartProgress />
      <OfflineBanner />
      <Toaster />
    </>
  );
}
