import { nowMs } from '@/lib/core/time/clock';
import { HOUR } from '@/lib/core/time/durations';
import { SHELL_CACHE, TAKE_OVER } from './shell';

/** Written into the code by next-pwa, in a build only: elsewhere there is no worker to register. */
declare const __PWA_SW__: string | undefined;

/**
 * Registers the service worker. An app that stays open asks now and then whether there is a newer one.
 * @param onUpdate called when a newer version waits; what it is given puts that version to work and loads the page again
 * @returns stops the asking
 */
export function registerWorker(onUpdate: (reload: () => void) => void): () => void {
  if (typeof __PWA_SW__ === 'undefined' || !('serviceWorker' in navigator)) return () => undefined;
  const stopped = new AbortController();
  navigator.serviceWorker.register(__PWA_SW__, { scope: '/', updateViaCache: 'none' }).then(
    (registration) => {
      watch(registration, onUpdate);
      if (!stopped.signal.aborted) checkForUpdates(registration, stopped.signal);
    },
    (error) => console.info('no offline pages: the service worker could not be registered', error),
  );
  return () => stopped.abort();
}

function watch(registration: ServiceWorkerRegistration, onUpdate: (reload: () => void) => void): void {
  const notify = () => {
    // The very first one replaces nothing and does not wait.
    if (registration.waiting && registration.active) onUpdate(() => takeOver(registration));
  };
  notify();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notify));
}

/** Only the tab where somebody pressed Reload loads again: another may hold a form that is half filled in. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  // Another tab may have been quicker.
  if (!waiting) {
    reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reload();
  });
  waiting.postMessage(TAKE_OVER);
}

function checkForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let asked = nowMs();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || nowMs() - asked < HOUR) return;
      asked = nowMs();
      registration.update().catch(() => console.info('no newer version: the server can not be reached'));
    },
    { signal },
  );
}

/** Takes the worker and its cache away again, for a visitor who has taken back the consent. */
export async function dropWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await globalThis.caches?.delete(SHELL_CACHE);
}
