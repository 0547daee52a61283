import { isOnline, subscribeToConnection } from '@/lib/browser/api/connection';
import { whenReachable } from '@/lib/browser/offline/reachable';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import { mayAnythingWait, waitingNow } from '@/lib/browser/outbox/waiting-list';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { fetchVault } from '@/lib/browser/vault/vault';

let isRefused = () => false;

const loadMerge = () => import(/* webpackChunkName: "kept-waiting-merge" */ '@/lib/overviews/waiting/merge');

async function startSending(): Promise<void> {
  const { mergeWith, refreshWaiting, isRefusedForNow } = await loadOutbox();
  isRefused = isRefusedForNow;
  mergeWith(async (...versions) => (await loadMerge()).mergeWaiting(...versions));
  const user = rememberedUser();
  // After another sign-in this device has its secret, but no key yet.
  if (user) await fetchVault(user.id);
  await refreshWaiting();
}

async function sendWaiting(): Promise<void> {
  if (hasSendableWrite()) await (await loadOutbox()).sendAtOnce();
}

async function sendOnceReachable(): Promise<void> {
  if (waitingNow().sending === null && hasSendableWrite()) await (await loadOutbox()).sendOnceReachable();
}

const hasSendableWrite = () => waitingNow().entries.some(({ trouble }) => trouble === null);
const newestSeq = () => Math.max(0, ...waitingNow().entries.map(({ seq }) => seq));

const logDelayedSending = (error: unknown) => console.info('what waits is sent later', error);

/**
 * Sends unsent entries: at once, when the connection is back, when the page becomes visible, when the server answers
 * again, and when a new entry waits. Does not rely on the browser's connection status.
 * @returns function that stops sending
 */
export function startOutbox(): () => void {
  const sendInBackground = () => void sendWaiting().catch(logDelayedSending);
  const onVisible = () => document.visibilityState === 'visible' && sendInBackground();
  startSending().then(sendWaiting).catch(logDelayedSending);
  const stopWatching = subscribeToConnection(() => isOnline() && sendInBackground());
  let triedSeq = 0;
  const onAnswer = (isBack: boolean) => {
    if (!isBack && newestSeq() <= triedSeq) return;
    triedSeq = newestSeq();
    sendOnceReachable().catch(logDelayedSending);
  };
  const mayBeSent = () => (isOnline() ? hasSendableWrite() : mayAnythingWait());
  const isWanted = () => (waitingNow().sending === null ? !isRefused() && mayBeSent() : null);
  const stopLooking = whenReachable(onAnswer, isWanted);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopWatching();
    stopLooking();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
