/// <reference lib="webworker" />
import { paths } from '@/lib/core/config/paths';
import { storeReceived } from '../received/received-files';
import { fetchVault, findOpenedUserId } from '../vault/vault';
import { SHARED_FILES } from './shell';

declare const self: ServiceWorkerGlobalScope;

export type ReceiveProblem = 'wrongType' | 'tooMuch' | 'signedOut' | 'failed';

const TYPES = /^(image\/|application\/pdf$)/;

export function isShare({ mode, method, url }: Pick<Request, 'mode' | 'method' | 'url'>): boolean {
  return mode === 'navigate' && method === 'POST' && new URL(url).pathname === paths.receive;
}

/**
 * Tells whether another site posted the form. The system's own share sheet sends no site. Some browsers hide this
 * header from workers; then the referrer decides.
 */
export function isForeign({ headers, referrer }: Pick<Request, 'headers' | 'referrer'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'none' && site !== 'same-origin';
  const senders = [headers.get('origin'), referrer].filter(
    (text) => text && text !== 'null' && text !== 'about:client',
  );
  return senders.some((text) => text && new URL(text).origin !== self.location.origin);
}

async function currentUserId(): Promise<string | null> {
  const openedId = await findOpenedUserId();
  if (openedId !== null) return openedId;
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
  const response = await fetch('/api/users/current', { credentials: 'include', cache: 'no-store', headers });
  return response.ok ? ((await response.json()) as { id: string }).id : null;
}

async function storeSharedFiles(form: FormData): Promise<ReceiveProblem | null> {
  const sharedFiles = form.getAll(SHARED_FILES).filter((one) => one instanceof File);
  const files = sharedFiles.filter(({ type, size }) => TYPES.test(type) && size > 0);
  if (files.length === 0) return 'wrongType';
  const userId = await currentUserId();
  const vault = userId && (await fetchVault(userId));
  if (!userId || !vault) return 'signedOut';
  return (await storeReceived(userId, vault, files)) ? null : 'tooMuch';
}

export async function receiveShare(request: Request): Promise<Response> {
  const problem = await request
    .formData()
    .then(storeSharedFiles)
    .catch((error): ReceiveProblem => {
      console.info('could not store the shared files', error);
      return 'failed';
    });
  return redirectToReceivePage(problem);
}

function redirectToReceivePage(problem: ReceiveProblem | null): Response {
  const address = new URL(paths.receive, self.location.origin);
  if (problem) address.searchParams.set('problem', problem);
  return Response.redirect(address.href, 303);
}

const refuseShare = () => redirectToReceivePage('failed');

export function listenToShares(): void {
  self.addEventListener('fetch', (event) => {
    if (isShare(event.request))
      event.respondWith(isForeign(event.request) ? refuseShare() : receiveShare(event.request));
  });
}
