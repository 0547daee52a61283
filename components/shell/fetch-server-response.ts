import { fetchServerResponse as fetchAsNext } from 'next/dist/client/components/router-reducer/fetch-server-response';
import { isOnline, isReachable, subscribeToConnection } from '@/lib/browser/api/connection';
import { hasOpenSheet } from '@/lib/browser/page/open-sheet';
import { beginWaiting } from '@/lib/browser/page/waiting';

/** Longer than the server lets any page wait (8 s): by then the page has been left, or it stays. */
const LEAVING_TAKES_MS = 10_000;
const LOOK_MS = 1000;
const ASK_AGAIN_MS = 5000;

type Request = Parameters<typeof fetchAsNext>;
type Response = Awaited<ReturnType<typeof fetchAsNext>>;

// Next's router answers a failed fetch by opening that page's address (next.config.ts). Firefox and WebKit abort it when
// another address is being opened, which the router must not override: the page waits (waiting-bar.tsx). After a
// `beforeunload` that does not leave, such as a download, the router goes on.
const isOnScreen = (address: URL) => address.pathname + address.search === location.pathname + location.search;

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** What stands on the screen is refreshed once there is a connection again; opening it anew would lose what is typed. */
function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });
}

async function isAnythingOpen(): Promise<boolean> {
  if (hasOpenSheet()) return true;
  const { hasUnsaved } = await import('@/lib/browser/page/unsaved');
  return hasUnsaved();
}

async function fetchOnce(request: Request): Promise<Response> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  const endWaiting = beginWaiting();
  try {
    const response = await fetchAsNext(...request);
    const opensAddress = typeof response === 'string';
    if (opensAddress && isLeaving) await pause(LEAVING_TAKES_MS);
    return response;
  } finally {
    endWaiting();
    window.removeEventListener('beforeunload', leave);
  }
}

const NEVER = new Promise<never>(() => undefined);

let recovery: Promise<void> | null = null;
let refreshes = 0;

/** One question for all waiting refreshes, and none from a hidden page. */
function untilReachable(): Promise<void> {
  const ask = async () => {
    do await pause(ASK_AGAIN_MS);
    while (document.visibilityState !== 'visible' || !(await isReachable()));
    recovery = null;
  };
  recovery ??= ask();
  return recovery;
}

/**
 * Retries until the server answers. A newer build answers with the address: the page is opened anew once no sheet is open
 * and nothing is unsaved. Never ends once a later refresh waits or another page is shown, which this one would replace.
 */
async function refresh(request: Request, address: URL): Promise<Response> {
  refreshes += 1;
  const own = refreshes;
  const isCurrent = () => own === refreshes && isOnScreen(address);
  for (;;) {
    if (!isOnline()) await backOnline();
    if (!isCurrent()) return NEVER;
    const response = await fetchOnce(request);
    if (typeof response !== 'string') return response;
    if (await isReachable()) {
      while (isCurrent() && (await isAnythingOpen().catch(() => false))) await pause(LOOK_MS);
      return isCurrent() ? response : NEVER;
    }
    await untilReachable();
  }
}

export function fetchServerResponse(...request: Request): Promise<Response> {
  const address = new URL(request[0], location.href);
  return isOnScreen(address) ? refresh(request, address) : fetchOnce(request);
}
