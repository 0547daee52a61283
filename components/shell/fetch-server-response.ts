import { fetchServerResponse as fetchAsNext } from 'next/dist/client/components/router-reducer/fetch-server-response';
import { beginWaiting } from '@/lib/browser/page/waiting';

/** Longer than the server lets any page wait (8 s): by then the page has been left, or it stays. */
const LEAVING_TAKES_MS = 10_000;

/**
 * Fetches a page's data for Next's router (see next.config.ts), which answers a failure by opening that page's address.
 * Firefox and WebKit abort such a fetch when another address is being opened, and the router must not override it: the
 * page waits (waiting-bar.tsx). After a `beforeunload` that does not leave, such as a download, the router goes on.
 */
export async function fetchServerResponse(...request: Parameters<typeof fetchAsNext>): ReturnType<typeof fetchAsNext> {
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
