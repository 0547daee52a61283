'use client';

import { useEffect, useState } from 'react';
import { Logo } from '@/components/ui/logo';
import { whenReachable } from '@/lib/browser/offline/reachable';
import { listTitles, type SavedTitle } from '@/lib/browser/offline/saved-titles';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { OfflineNotice } from './offline-notice';
import { SavedPageList } from './saved-page-list';

/** Page for every unreachable page that is not saved (R4.3). Reloads once the server is reachable. */
export function OfflineScreen() {
  const [saved, setSaved] = useState<SavedTitle[]>([]);

  // Read in the browser, because the HTML of this page was rendered at build time.
  useEffect(() => {
    const user = rememberedUser();
    if (!user) return;
    listTitles(user.id).then(setSaved, (error) => console.error('saved pages can not be read', error));
  }, []);

  // Waits for the server to answer: a reload now could undo the opening of another saved page.
  useEffect(() => whenReachable(() => window.location.reload()), []);

  return (
    <>
      <header className="mx-auto flex w-full max-w-4xl px-4 py-3 sm:px-6">
        <Logo />
      </header>
      <main id="main" data-offline-screen className="mx-auto w-full max-w-4xl px-4 pb-10 sm:px-6">
        <OfflineNotice />
        <SavedPageList pages={saved} />
      </main>
    </>
  );
}
