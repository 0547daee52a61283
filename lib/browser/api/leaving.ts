import { nowMs } from '@/lib/core/time/clock';

/** `beforeunload` may be cancelled: a page that is still there after this was not left. */
const GONE_AFTER_MS = 10_000;

let since: number | null = null;

// Not `typeof window`, which the build takes for true: the service worker has none.
if ('document' in globalThis) {
  const leave = () => {
    since = nowMs();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
}

/** Browsers abort the requests of a page that is being left: that is no failure. */
export function isLeavingPage(): boolean {
  return since !== null && nowMs() - since < GONE_AFTER_MS;
}
