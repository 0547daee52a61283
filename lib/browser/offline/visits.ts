import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';
import { isOnline, subscribeToConnection } from '../api/connection';
import { onWrite } from '../api/writes';
import { savedAt, subscribeToSavedAt } from '../page/saved-at';
import { confirmedUserId } from '../session/remembered-user';
import { findHead, isSavingOff, removeSavedPages, turnSaving } from '../storage/saved-pages';
import { fetchVault, type Vault } from '../vault/vault';
import { fetchAnswer } from './fetch-answer';
import { forgetEndedPets } from './forget-ended-pets';
import { isBelow } from './forget-page';
import { PETS } from './plan';
import { isReadableOffline, savedPagePath } from './readable';
import type { Progress } from './save-ahead';
import { NETWORK_ANSWERS, type Visit } from './shell';
import { markStaleBy } from './stale';
import { storeForms } from './store-forms';

/** Delay after a page view or write, so that the reader's own requests go first. */
const IDLE_MS = 5000;
const FRESH_MS = 10 * MINUTE;
const ANSWER_MS = 10_000;

const isMetered = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const maySave = () => isOnline() && document.visibilityState === 'visible' && !isMetered();

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** True for the first page: only the document goes through the worker, pages opened by the router do not. */
let isFirst = true;

export function followVisit(path: string): () => void {
  const stopHearing = onWrite((path) => {
    navigator.serviceWorker?.controller?.postMessage(NETWORK_ANSWERS);
    if (path.startsWith(PETS)) void markStaleBy(path).then(() => startVisit(IDLE_MS));
  });
  let run = new AbortController();
  const startVisit = (after: number) => {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    follow(path, after, signal).catch((error) => {
      if (!signal.aborted) console.info('could not save a page for offline use', error);
    });
  };
  const resume = () => maySave() && startVisit(0);
  document.addEventListener('visibilitychange', resume);
  const stopWaiting = subscribeToSavedAt(resume);
  const stopWatching = subscribeToConnection(resume);
  startVisit(0);
  return () => {
    run.abort();
    stopHearing();
    stopWaiting();
    stopWatching();
    document.removeEventListener('visibilitychange', resume);
  };
}

async function follow(path: string, after: number, signal: AbortSignal): Promise<void> {
  // Saved pages need a worker to open. A page that came from storage is not saved again.
  if (!('serviceWorker' in navigator) || !('locks' in navigator) || savedAt() !== null) return;
  await pause(after, signal);
  const userId = await confirmedUserId();
  await forgetEndedPets(userId);
  if (await isSavingOff(userId)) return;
  const vault = await fetchVault(userId);
  if (!vault || signal.aborted) return;
  void storeForms(userId, vault, maySave);
  await saveVisit(userId, vault, path, signal);
  await pause(IDLE_MS, signal);
  await saveAhead(userId, vault, signal);
}

async function saveVisit(userId: string, vault: Vault, path: string, signal: AbortSignal): Promise<void> {
  if (!isReadableOffline(location.pathname) || savedPagePath(location) !== path) return;
  if (document.querySelector('[data-not-found], meta[name="next-error"]')) {
    return removeSavedPages(userId, isBelow(path));
  }
  const isLoaded = isFirst;
  isFirst = false;
  if (isLoaded && (await savedByWorker({ visited: path, userId }))) return;
  const head = await findHead(userId, path);
  const isFresh =
    head && !head.isStale && nowMs() - head.savedAt < FRESH_MS && head.lang === document.documentElement.lang;
  if (!isFresh && maySave()) await fetchAnswer(userId, vault, { path, kind: 'page', rank: 0 }, signal);
}

function savedByWorker(visit: Visit): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    controller.postMessage(visit, [port2]);
  });
}

const LOCK = 'saving-ahead';
const ASKED_HASTE = 10;

interface Haste {
  haste: number;
  onProgress: (progress: Progress) => void;
}

/** Runs in one tab at a time. */
async function saveAhead(
  userId: string,
  vault: Vault,
  signal: AbortSignal,
  { haste, onProgress }: Haste = { haste: 1, onProgress: () => undefined },
): Promise<void> {
  const wait = async (ms: number) => {
    await pause(ms / haste, signal);
    if (!maySave()) throw new DOMException('not now', 'AbortError');
  };
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { SaveAhead } = await import('./save-ahead');
    await (await SaveAhead.create(userId, vault, { wait, signal })).run(onProgress);
  });
}

export async function saveNow(onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<void> {
  const userId = await confirmedUserId();
  await turnSaving(userId, true);
  const vault = await fetchVault(userId);
  if (!vault) return;
  void storeForms(userId, vault, maySave);
  await saveAhead(userId, vault, signal, { haste: ASKED_HASTE, onProgress });
}
