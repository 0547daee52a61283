/// <reference lib="webworker" />

import { cookieNames } from '@/lib/core/config/cookies';
import { detectLocale } from '@/lib/core/i18n/detect';
import { locales } from '@/lib/core/i18n/locales';
import { nowMs } from '@/lib/core/time/clock';
import { hasSavedPage } from '../storage/saved-pages';
import { forgetEndedSession } from './ended-session';
import { listenToPushes } from './notifications';
import { isReadableOffline, savedPagePath } from './readable';
import { offlinePage, SHELL_CACHE, SKIP_WAITING } from './shell';
import { isLate, OFFLINE_PAGE_AFTER_MS, SAVED_COPY_AFTER_MS, SlowPages } from './timeouts';

// Built to /sw.js (see build.ts). No library: it caches one list of files and answers two kinds of requests.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string }[] };

const absolute = (path: string) => new URL(path, self.location.origin).href;
const isHashed = (url: string) => url.includes('/_next/static/');

/** URL to cache key. Unhashed files carry a revision, so that two versions can coexist. */
const keys = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => {
    const key = new URL(url, self.location.origin);
    if (!isHashed(url)) key.searchParams.set('revision', revision);
    return [absolute(url), key.href];
  }),
);
const pages = new Set(locales.map((locale) => absolute(offlinePage(locale))));

async function fill(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const store = async ([url, key]: [string, string]) => {
    if (await cache.match(key, { ignoreVary: true })) return;
    // Without cookies, so that the cached response does not depend on the user or their language.
    const response = await fetch(url, { credentials: 'omit', cache: isHashed(url) ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    await cache.put(key, response);
  };
  await Promise.all([...keys].map(store));
}

async function sweep(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL_CACHE).map((name) => caches.delete(name)));
  const cache = await caches.open(SHELL_CACHE);
  const wanted = new Set(keys.values());
  const stale = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(stale.map((request) => cache.delete(request, { ignoreVary: true })));
}

async function kept(key: string | undefined): Promise<Response | undefined> {
  const cache = await caches.open(SHELL_CACHE);
  return key === undefined ? undefined : cache.match(key, { ignoreVary: true });
}

const slow = new SlowPages();

function copyOf(address: string): string | null {
  const url = new URL(address);
  return isReadableOffline(url.pathname) ? savedPagePath(url) : null;
}

/** Deletes the copies of an ended session meanwhile, early enough that no reader waits for it. */
async function isPageLate(answer: Promise<Response>, path: string | null, patience: number): Promise<boolean> {
  if (!path || patience < SAVED_COPY_AFTER_MS) return isLate(answer, patience);
  const checked = isLate(answer, SAVED_COPY_AFTER_MS / 2).then((late) => (late ? forgetEndedSession() : undefined));
  const late = await isLate(answer, patience);
  if (late) await checked;
  return late;
}

async function navigate(request: Request): Promise<Response> {
  const path = copyOf(request.url);
  const answer = fetch(request);
  const hasCopy = path !== null && (await hasSavedPage(path));
  const patience = hasCopy ? slow.patienceFor(path, nowMs()) : OFFLINE_PAGE_AFTER_MS;
  if (await isPageLate(answer, path, patience)) {
    if (path) slow.note(path, 'copy', nowMs());
  } else {
    const response = await answer.catch(() => null);
    if (response) return response;
    if (path) await forgetEndedSession();
  }
  return (await offlinePageFor(request)) ?? answer;
}

async function offlinePageFor(request: Request): Promise<Response | undefined> {
  // Not every browser gives workers the cookie store; then the browser's languages decide.
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  const locale = detectLocale({
    query: new URL(request.url).searchParams.get('lng'),
    cookie: (await cookies?.get(cookieNames.locale))?.value,
    acceptLanguage: navigator.languages.join(),
  });
  return kept(keys.get(absolute(offlinePage(locale))));
}

/** A failure makes the router load the page's URL, for which there is a copy. */
async function pageData(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  const patience = (await hasSavedPage(path)) ? SAVED_COPY_AFTER_MS : OFFLINE_PAGE_AFTER_MS;
  if (!(await isPageLate(answer, path, patience))) return answer;
  slow.note(path, 'nothing', nowMs());
  return Response.error();
}

function isPageData({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch');
}

const cacheFirst = async (key: string, request: Request) => (await kept(key)) ?? fetch(request);

/** Network first: the address stays the same after an update, and words must match the code. */
async function networkFirst(key: string, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await kept(key);
    if (response) return response;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(sweep()));
self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting());
});

listenToPushes();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    const isData = new URL(request.url).pathname.startsWith('/api/');
    if (request.method === 'GET' && !isData) event.respondWith(navigate(request));
    return;
  }
  const path = isPageData(request) ? copyOf(request.url) : null;
  if (path) {
    event.respondWith(pageData(request, path));
    return;
  }
  const key = request.method === 'GET' && !pages.has(request.url) ? keys.get(request.url) : undefined;
  if (key) event.respondWith(isHashed(request.url) ? cacheFirst(key, request) : networkFirst(key, request));
});
