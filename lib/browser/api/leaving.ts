import { nowMs } from '@/lib/core/time/clock';

/** A page that is still there after so long was not left, in milliseconds. */
const GONE_AFTER_MS = 10_000;

let since: number | null = null;

if (typeof window !== 'undefined') {
  const leave = () => {
    since = nowMs();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
}

/** Whether the page is being left: browsers end its requests, and that is no failure. */
export function isLeavingPage(): boolean {
  return since !== null && nowMs() - since < GONE_AFTER_MS;
}
