import { fetchServerResponse as fetchAsNext } from 'next/dist/client/components/router-reducer/fetch-server-response';
import { isOnline, subscribeToConnection } from '@/lib/browser/page/connection';
import { beginWaiting } from '@/lib/browser/page/waiting';

/** Longer than the server lets any page wait (8 s): by then the page has been left, or it stays. */
const LEAVING_TAKES_MS = 10_000;

// Next's router answers a failed fetch by opening that page's address (next.config.ts). Firefox and WebKit abort it when
// another address is being opened, which the router must not override: the page waits (waiting-bar.tsx). After a
// `beforeunload` that does not leave, such as a download, the router goes on.
const isOnScreen = (address: URL) => address.pathname + address.search === location.pathname + location.search;

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

export async function fetchServerResponse(...request: Parameters<typeof fetchAsNext>): ReturnType<typeof fetchAsNext> {
  if (!isOnline() && isOnScreen(new URL(request[0], location.href))) await backOnline();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  const endWaiting = beginWaiting();
  try {
    const response = await fetchAsNext(...request);
    const opensAddress = typeof response === 'string';
    if (opensAddress && isLeaving) await new Promise((later) => setTimeout(later, LEAVING_TAKES_MS));
    return response;
  } finally {
    endWaiting();
    window.removeEventListener('beforeunload', leave);
  }
}
