'use client';

import { useEffect, useState } from 'react';
import { savedPagePath } from '@/lib/browser/offline/readable';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import {
  deleteLapsedPages,
  findSavedPage,
  listSavedPages,
  type SavedPage,
  type SavedPageHead,
} from '@/lib/browser/storage/saved-pages';
import { nowMs } from '@/lib/core/time/clock';
import { Logo } from './logo';
import { OfflineNotice } from './offline-notice';
import { SavedCopy } from './saved-copy';
import { SavedPageList } from './saved-page-list';

interface Saved {
  page: SavedPage | undefined;
  others: SavedPageHead[];
}

const CALL_TIMEOUT_MS = 4000;
const TRY_AGAIN_MS = 5000;

const nothing: Saved = { page: undefined, others: [] };

/** Shown for every unreachable address (R4.3); reloads by itself once the server is reachable. */
export function OfflineScreen() {
  const [saved, setSaved] = useState<Saved | null>(null);

  // Read on the client: the HTML of this page was rendered at build time.
  useEffect(() => {
    findSaved(savedPagePath(location)).then(setSaved, (error) => {
      console.error('saved pages can not be read', error);
      setSaved(nothing);
    });
  }, []);

  useEffect(() => {
    // `online` may fire too early, or while another saved page is being opened, which a reload would undo.
    const look = () => void isReachable().then((reachable) => reachable && window.location.reload());
    window.addEventListener('online', look);
    const timer = setInterval(look, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', look);
      clearInterval(timer);
    };
  }, []);

  const { page, others } = saved ?? nothing;
  return (
    <>
      <header className="mx-auto flex w-full max-w-4xl px-4 py-3 sm:px-6">
        <Logo />
      </header>
      <main id="main" data-offline-screen className="mx-auto w-full max-w-4xl px-4 pb-10 sm:px-6">
        {page ? <SavedCopy page={page} saved={others} /> : <OfflineNotice />}
        <SavedPageList pages={others} current={page?.path} />
      </main>
    </>
  );
}

/** `navigator.onLine` misses a restarting server or a network without answers. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine || document.visibilityState !== 'visible') return false;
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal }).catch(() => ({ ok: false }));
  return ok;
}

async function findSaved(path: string): Promise<Saved> {
  const user = rememberedUser();
  if (!user) return nothing;
  // Not every browser has a worker that has done it.
  await deleteLapsedPages(nowMs());
  const [page, others] = await Promise.all([findSavedPage(user.id, path), listSavedPages(user.id)]);
  return { page, others };
}
