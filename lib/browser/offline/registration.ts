import { nowMs } from '@/lib/core/time/clock';
import { HOUR } from '@/lib/core/time/durations';
import { forgetStoredForms } from '../storage/stored-forms';
import { watchBuild } from './newer-build';
import { SHELL_CACHE, SKIP_WAITING } from './shell';

/** Defined by next-pwa, but only in builds. */
declare const __PWA_SW__: string | undefined;

const TAKE_OVER_MS = 3000;

export type OnUpdate = (reload: () => void) => void;

export function announceBuilds(onUpdate: OnUpdate): () => void {
  return watchBuild(() => onUpdate(() => window.location.reload()));
}

export function registerWorker(onUpdate: OnUpdate): () => void {
  if (typeof __PWA_SW__ === 'undefined' || !('serviceWorker' in navigator)) return announceBuilds(onUpdate);
  const stopped = new AbortController();
  navigator.serviceWorker.register(__PWA_SW__, { scope: '/', updateViaCache: 'none' }).then(
    (registration) => {
      watch(registration, onUpdate);
      if (!stopped.signal.aborted) checkForUpdates(registration, stopped.signal);
    },
    (error) => {
      console.info('could not register the service worker; no offline pages', error);
      if (!stopped.signal.aborted) stopped.signal.addEventListener('abort', announceBuilds(onUpdate));
    },
  );
  return () => stopped.abort();
}

function watch(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const notify = () => {
    // The first worker replaces no other, so it never waits.
    if (registration.waiting && registration.active) onUpdate(() => takeOver(registration));
  };
  notify();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notify));
}

/** Reloads only this tab, because another tab may contain a half-filled form. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (!waiting) {
    reload();
    return;
  }
  // Chromium activates the newer worker when the older one stops. A request that starts the older one again meanwhile
  // delays that by 30 s. A reload ends its last page, and pages come from the network first.
  const patience = window.setTimeout(reload, TAKE_OVER_MS);
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated') return;
    window.clearTimeout(patience);
    reload();
  });
  waiting.postMessage(SKIP_WAITING);
}

function checkForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let lastCheckAt = nowMs();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || nowMs() - lastCheckAt < HOUR) return;
      lastCheckAt = nowMs();
      registration.update().catch(() => console.info('could not check for a new version'));
    },
    { signal },
  );
}

export async function dropWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  await globalThis.caches?.delete(SHELL_CACHE);
  forgetStoredForms();
}
