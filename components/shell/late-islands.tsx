'use client';

import { LateInstallPrompt } from '@/components/install/late-install-prompt';
import { ServiceWorker } from '@/components/install/service-worker';
import { LanguageGuard } from './language-guard';
import { LateToaster } from './late-toaster';
import { LeaveQuestion } from './leave-question';
import { PageCounter } from './page-counter';
import { SavedPages } from './saved-pages';
import { SignedOut } from './signed-out';
import { ThemeControl } from './theme-control';
import { WaitingBar } from './waiting-bar';

/** Client code of every page that the first paint does not need, in one chunk. */
export function LateIslands() {
  return (
    <>
      <LateToaster />
      <WaitingBar />
      <LeaveQuestion />
      <PageCounter />
      <ThemeControl />
      <LanguageGuard />
      <SignedOut />
      <ServiceWorker />
      <SavedPages />
      <LateInstallPrompt />
    </>
  );
}
