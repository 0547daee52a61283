import { nowMs } from '@/lib/core/time/clock';

/** `beforeunload` may be canceled. A page that still exists after this time was not left. */
const GONE_AFTER_MS = 10_000;

let since: number | null = null;

// Checks `document`, because the build replaces `typeof window`. The service worker has no document.
if ('document' in globalThis) {
  const leavePage = () => {
    since = nowMs();
  };
  window.addEventListener('beforeunload', leavePage);
  window.addEventListener('pagehide', leavePage);
}

/** Browsers abort requests when the user leaves a page. Such an abort is not a failure. */
export function isLeavingPage(): boolean {
  return since !== null && nowMs() - since < GONE_AFTER_MS;
}
