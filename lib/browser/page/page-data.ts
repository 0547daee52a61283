import { BUILD_HEADER, buildId } from '@/lib/core/config/build';
import { isOnline, isReachable, subscribeToConnection } from '../api/connection';
import { hasOpenSheet } from './open-sheet';
import { isPageData } from './page-data-request';
import { startWaiting } from './waiting';

/** Longer than the server's limit for a page (8 s). After this time the browser has left the page or stays on it. */
const LEAVING_TAKES_MS = 10_000;
const LOOK_MS = 1000;
const ASK_AGAIN_MS = 5000;

type Load = () => Promise<Response>;

const isOnScreen = (address: URL) => address.pathname === location.pathname && sameQuery(address.search);

/** Ignores `_rsc`, which the router adds to the query. */
function sameQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  query.delete('_rsc');
  return query.toString() === new URLSearchParams(location.search).toString();
}

/** For any other response, Next's router reloads the page by its URL. */
const isPageOfThisBuild = ({ ok, headers }: Response) =>
  ok && headers.get('Content-Type')?.startsWith('text/x-component') && headers.get(BUILD_HEADER) === buildId;

const waitFor = (ms: number) => new Promise((later) => setTimeout(later, ms));

function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = subscribeToConnection(() => {
      if (!isOnline()) return;
      stopWaiting();
      resolve();
    });
  });
}

async function isAnythingOpen(): Promise<boolean> {
  if (hasOpenSheet()) return true;
  const { hasUnsaved } = await import('./unsaved');
  return hasUnsaved();
}

interface BodyEvents {
  fail: (error: unknown) => Promise<never>;
  end: () => void;
}

function guardedBody(body: ReadableStream<Uint8Array>, { fail, end }: BodyEvents): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(fail);
      if (!done) return controller.enqueue(value);
      controller.close();
      end();
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}

function withBody(response: Response, body: BodyInit): Response {
  const { url, redirected } = response;
  return Object.defineProperties(new Response(body, response), {
    url: { value: url },
    redirected: { value: redirected },
  });
}

/**
 * Firefox and WebKit abort requests when the browser opens another page. Reporting the failure at once would make the
 * router open its own URL instead, so it is delayed. A download also fires `beforeunload`, but the page stays.
 */
async function loadOnce(load: Load): Promise<Response> {
  let isLeaving = false;
  const leavePage = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leavePage);
  const stopListening = () => window.removeEventListener('beforeunload', leavePage);
  const failLoad = async (error: unknown) => {
    if (isLeaving) await waitFor(LEAVING_TAKES_MS);
    stopListening();
    throw error;
  };
  const endWaiting = startWaiting();
  const response = await load().catch(failLoad).finally(endWaiting);
  if (response.body) return withBody(response, guardedBody(response.body, { fail: failLoad, end: stopListening }));
  stopListening();
  return response;
}

const NEVER = new Promise<never>(() => undefined);

let recovery: Promise<void> | null = null;
let refreshes = 0;

function untilReachable(): Promise<void> {
  const requestReload = async () => {
    do await waitFor(ASK_AGAIN_MS);
    while (document.visibilityState !== 'visible' || !(await isReachable()));
    recovery = null;
  };
  recovery ??= requestReload();
  return recovery;
}

/** Reads the whole body, so that a failure during the transfer counts as a failed request. */
async function loadWhole(load: Load): Promise<Response> {
  const response = await load();
  return response.body ? withBody(response, await response.arrayBuffer()) : response;
}

async function openAddress(result: Response | Error, isCurrent: () => boolean): Promise<Response> {
  while (isCurrent() && (await isAnythingOpen().catch(() => false))) await waitFor(LOOK_MS);
  if (!isCurrent()) return NEVER;
  if (result instanceof Error) throw result;
  return result;
}

/** Retries until the server answers. Never resolves once a later refresh or another page has replaced this one. */
async function refreshPage(load: Load, address: URL): Promise<Response> {
  refreshes += 1;
  const own = refreshes;
  const isCurrent = () => own === refreshes && isOnScreen(address);
  for (;;) {
    if (!isOnline()) await backOnline();
    if (!isCurrent()) return NEVER;
    const result = await loadOnce(() => loadWhole(load)).catch((error: Error) => error);
    if (!(result instanceof Error) && isPageOfThisBuild(result)) return result;
    if (await isReachable()) return openAddress(result, isCurrent);
    await untilReachable();
  }
}

/** Wraps `fetch`. If a request for page data fails, Next's router reloads the page, which loses unsaved input. */
export function guardPageData(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const loadPage = () => fetch(input, init);
    if (!isPageData(new Headers(init?.headers))) return loadPage();
    const address = new URL(String(input), location.href);
    return isOnScreen(address) ? refreshPage(loadPage, address) : loadOnce(loadPage);
  };
}
