'use client';

import { InstallPrompt } from './install-prompt';
import { LanguageGuard } from './language-guard';
import { LateToaster } from './late-toaster';
import { LeaveQuestion } from './leave-question';
import { OfflineCopies } from './offline-copies';
import { PageCounter } from './page-counter';
import { ServiceWorker } from './service-worker';
import { SignedOut } from './signed-out';
import { ThemeControl } from './theme-control';
import { WaitingBar } from './waiting-bar';

/** What every page has on the client, but not for its first paint: one file of scripts that comes when the page stands. */
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
      <OfflineCopies />
      <InstallPrompt />
    </>
  );
}
