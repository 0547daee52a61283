/// <reference lib="webworker" />

import { cookieNames } from '@/lib/core/config/cookies';
import { detectLocale } from '@/lib/core/i18n/detect';
import { locales } from '@/lib/core/i18n/locales';
import { nowMs } from '@/lib/core/time/clock';
import { hasSavedPage } from '../storage/saved-pages';
import { forgetEndedSession } from './ended-session';
import { listenToPushes } from './notifications';
import { isReadableOffline, savedPagePath } from './readable';
import { offlinePage, SHELL_CACHE, TAKE_OVER } from './shell';
import { isLate, OFFLINE_PAGE_AFTER_MS, SAVED_COPY_AFTER_MS, SlowPages } from './timeouts';

// The service worker, built to /sw.js (build.ts says which files are the shell). Written by hand rather than with a
// library: it keeps one list of files and answers two kinds of requests, and what it must never keep it never sees.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string }[] };

const absolute = (path: string) => new URL(path, self.location.origin).href;
const isHashed = (url: string) => url.includes('/_next/static/');

/** Address → key in the cache. Files without a hash in their name carry it in the key, so that two versions can wait side by side. */
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
    // Without cookies: what is kept must not depend on who asks, and the offline page must not choose a language.
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

/** Under which name the copy of an address is kept; null for a page without copies. */
function copyOf(address: string): string | null {
  const url = new URL(address);
  return isReadableOffline(url.pathname) ? savedPagePath(url) : null;
}

/** Whether a page is late. Meanwhile the copies of a session that has ended go: so early that the others need not wait for it. */
async function isPageLate(answer: Promise<Response>, path: string | null, patience: number): Promise<boolean> {
  if (!path || patience < SAVED_COPY_AFTER_MS) return isLate(answer, patience);
  const checked = isLate(answer, SAVED_COPY_AFTER_MS / 2).then((late) => (late ? forgetEndedSession() : undefined));
  const late = await isLate(answer, patience);
  if (late) await checked;
  return late;
}

/** The network's answer, whatever it says; without one, or without one in time, the offline page, which shows the copy. */
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

/** The offline page in the reader's language. */
async function offlinePageFor(request: Request): Promise<Response | undefined> {
  // Not every browser has it in a worker; there its own language decides.
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  const locale = detectLocale({
    query: new URL(request.url).searchParams.get('lng'),
    cookie: (await cookies?.get(cookieNames.locale))?.value,
    acceptLanguage: navigator.languages.join(),
  });
  return kept(keys.get(absolute(offlinePage(locale))));
}

/** The data of a page that the router asks for. A failure makes it open the page's address, for which there is a copy. */
async function pageData(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  const patience = (await hasSavedPage(path)) ? SAVED_COPY_AFTER_MS : OFFLINE_PAGE_AFTER_MS;
  if (!(await isPageLate(answer, path, patience))) return answer;
  slow.note(path, 'nothing', nowMs());
  return Response.error();
}

/** What the router asks for because somebody wants to see it, not ahead of it. */
function isPageData({ method, headers }: Request): boolean {
  return method === 'GET' && headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch');
}

const firstKept = async (key: string, request: Request) => (await kept(key)) ?? fetch(request);

/** What has the same address after an update: the server's, so that the words fit the code; ours without a connection. */
async function firstAsked(key: string, request: Request): Promise<Response> {
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
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
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
  if (key) event.respondWith(isHashed(request.url) ? firstKept(key, request) : firstAsked(key, request));
});
