/// <reference lib="webworker" />

import { cookieNames } from '@/lib/core/config/cookies';
import { paths } from '@/lib/core/config/paths';
import { detectLocale } from '@/lib/core/i18n/detect';
import { nowMs } from '@/lib/core/time/clock';
import { listenToSync } from '../outbox/background-sync';
import { isLate } from '../page/late';
import { isPageData } from '../page/page-data-request';
import { upgradeSaved } from '../storage/saved-database';
import { forgetEndedSession } from './ended-session';
import { listenToPushes } from './notifications';
import { Program } from './program';
import { isReadableOffline, savedPagePath } from './readable';
import { hasSaved, mayBeSaved, readAnswer, savedAnswer, Visits } from './saved-answers';
import { listenToShares } from './share-target';
import { FILL_PROGRAM, NETWORK_ANSWERS, offlinePage, SKIP_WAITING, SWEEP_PROGRAM, type Visit } from './shell';
import { Hanging, OFFLINE_PAGE_AFTER_MS, SAVED_COPY_AFTER_MS, SlowPages } from './timeouts';

// Built to /sw.js (see build.ts). Uses no library, because it only caches one list of files and answers for an
// unreachable server.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ConstructorParameters<typeof Program>[0] };

const program = new Program(self.__WB_MANIFEST, self.location.origin);
const visits = new Visits();
const slow = new SlowPages();
const hanging = new Hanging();

function copyOf(address: string): string | null {
  const url = new URL(address);
  return isReadableOffline(url.pathname) ? savedPagePath(url) : null;
}

async function isPageLate(answer: Promise<Response>, path: string | null, patience: number): Promise<boolean> {
  if (!path || patience < SAVED_COPY_AFTER_MS) return isLate(answer, patience);
  const checked = isLate(answer, SAVED_COPY_AFTER_MS / 2).then((late) => (late ? forgetEndedSession() : undefined));
  const late = await isLate(answer, patience);
  if (late) await checked;
  return late;
}

async function navigate({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const path = copyOf(request.url);
  const answer = fetch(request);
  const hasCopy = path !== null && (await hasSaved(path));
  const patience = hasCopy ? slow.patienceFor(path, nowMs()) : OFFLINE_PAGE_AFTER_MS;
  if (await isPageLate(answer, path, patience)) {
    hanging.note(true, nowMs());
    if (path) slow.note(path, 'copy', nowMs());
  } else {
    const response = await answer.catch(() => null);
    hanging.note(false, nowMs());
    if (response && path) visits.note(resultingClientId, path, response);
    if (response) return response;
    if (path) await forgetEndedSession();
  }
  return (path && (await savedAnswer(path))) || (await offlinePageFor(request)) || answer;
}

/** Fetches the page under its own URL. The cache ignores the query: it contains a passport, for the page alone. */
async function checkPage(request: Request): Promise<Response> {
  const saved = new URL(paths.check, self.location.origin).href;
  return fetch(request).catch(async () => (await program.find(saved)) ?? Response.error());
}

async function offlinePageFor(request: Request): Promise<Response | undefined> {
  // Some browsers have no cookie store in workers. The browser's languages decide then.
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  const locale = detectLocale({
    query: new URL(request.url).searchParams.get('lng'),
    cookie: (await cookies?.get(cookieNames.locale))?.value,
    acceptLanguage: navigator.languages.join(),
  });
  return program.find(new URL(offlinePage(locale), self.location.origin).href);
}

/** Fails if the data is late. The router then loads the page's URL, which gets the saved copy or the offline page. */
async function pageData(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  const patience = (await hasSaved(path)) ? SAVED_COPY_AFTER_MS : OFFLINE_PAGE_AFTER_MS;
  if (!(await isPageLate(answer, path, patience))) return answer;
  slow.note(path, 'nothing', nowMs());
  hanging.note(true, nowMs());
  return Response.error();
}

/** Claims the page that registered the first worker, so that it also gets its forms from here. */
async function activateWorker(): Promise<void> {
  await self.clients.claim();
  await upgradeSaved();
  await program.sweep();
}

/** Does nothing while a newer worker waits, because that worker fills the same cache. */
async function sweep(): Promise<void> {
  if (!self.registration.installing && !self.registration.waiting) await program.sweep();
}

async function fill(): Promise<string | null> {
  return program.fillMembers().then(
    () => program.build,
    () => null,
  );
}

async function onMessage({ data, source, ports }: ExtendableMessageEvent): Promise<void> {
  if (data === SKIP_WAITING) await self.skipWaiting();
  else if (data === FILL_PROGRAM) ports[0]?.postMessage(await fill());
  else if (data === SWEEP_PROGRAM) await sweep();
  else if (data === NETWORK_ANSWERS) hanging.note(false, nowMs());
  else if (source instanceof Client) {
    const isSaved = await visits.save(source.id, data as Visit).catch(() => false);
    ports[0]?.postMessage(isSaved);
  }
}

function answer(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') {
    if (pathname === paths.check) return checkPage(request);
    return pathname.startsWith('/api/') ? null : navigate(event);
  }
  const path = isPageData(request.headers) ? copyOf(request.url) : null;
  if (path) return pageData(request, path);
  return mayBeSaved(request) ? readAnswer(request, hanging) : program.answer(request, hanging.patience(nowMs()));
}

self.addEventListener('install', (event) => event.waitUntil(program.fill()));
self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));
self.addEventListener('message', (event) => event.waitUntil(onMessage(event)));

listenToPushes();
listenToSync();
listenToShares();

self.addEventListener('fetch', (event) => {
  const response = answer(event);
  if (response !== null) event.respondWith(response);
});
