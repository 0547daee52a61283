// npm run bench:scripts: measures the compressed bytes of JavaScript per page, without headers, from an empty cache
// until the page is idle, the uncompressed bytes of its HTML, and its requests on a first and a second visit. Fails when
// a page exceeds a budget.
//   npm run bench:scripts -- --files       also lists the files of each page
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { withDemoApp } from './demo-app.mts';
import { markdownTable } from './machine.mts';

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });

const QUIET_MS = 2000;
const MAX_REQUESTS = 30;

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'en',
  timezoneId: 'Europe/Madrid',
};

interface Subject {
  name: string;
  path: string;
  /** Maximum in KiB. */
  budget: number;
  htmlBudget?: number;
  by?: Person;
}

interface Weight {
  html: number;
  scripts: Map<string, number>;
  requests: string[];
}

/** Addresses requested from the server, without those answered from the browser's cache. */
async function listRequests(page: Page): Promise<() => string[]> {
  const urls = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) urls.delete(requestId);
  });
  return () => [...urls.values()];
}

async function visitPage(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage();
  const requests = await listRequests(page);
  let lastEvent = performance.now();
  let open = 0;
  // The event stream of an open page never ends.
  const countRequests = (change: 1 | -1) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return;
    open += change;
    lastEvent = performance.now();
  };
  page.on('request', countRequests(1)).on('requestfinished', countRequests(-1)).on('requestfailed', countRequests(-1));
  const response = await page.goto(path);
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
  const html = (await response.body()).length;
  while (open > 0 || performance.now() - lastEvent < QUIET_MS) await wait(100);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      // JavaScript requested by fetch is saved for offline use and not executed.
      .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [new URL(name).pathname, encodedBodySize]),
  );
  await page.close();
  return { html, scripts: new Map(scripts), requests: requests() };
}

async function weighPage(browser: Browser, { path, by }: Subject): Promise<[first: Weight, second: Weight]> {
  // Without a service worker, because the files it precaches belong to no page.
  const context = await browser.newContext({ ...phone, baseURL: appUrl(), serviceWorkers: 'block' });
  const cookies = by ? [...by.cookies, ['pawfolio-cookie-consent', 'true'] as const] : [];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: appUrl() })));
  const first = await visitPage(context, path);
  const second = await visitPage(context, path);
  await context.close();
  return [first, second];
}

async function subjects(): Promise<Subject[]> {
  const by = await new Person('demo@example.com').signsIn();
  // Otherwise the first page stores the time zone, which happens once per account.
  const { body: user } = await by.get('/api/users/current');
  await by.patch(`/api/users/${user.id}`, { timeZone: 'Europe/Madrid' });
  const { body: pets } = await by.get('/api/pets');
  const { id } = pets.find(({ type }: { type: string }) => type === 'dog');
  const pet = `/pets/${id}`;
  const { url } = await by.sharesPet(id);
  return [
    { name: 'landing', path: '/', budget: 160 },
    { name: 'sign-in', path: '/auth/login', budget: 192 },
    { name: 'shared page', path: new URL(url).pathname, budget: 141 },
    { name: '/home', path: '/home', budget: 196, htmlBudget: 60, by },
    { name: '/pets', path: '/pets', budget: 180, by },
    { name: '/pets/:id', path: pet, budget: 194, htmlBudget: 55, by },
    { name: '/pets/:id, health', path: `${pet}?tab=health`, budget: 194, by },
    { name: '/pets/:id/edit', path: `${pet}/edit`, budget: 203, by },
  ];
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

await withDemoApp(async (browser) => {
  const rows: string[][] = [];
  for (const subject of await subjects()) {
    const [{ html, scripts, requests }, second] = await weighPage(browser, subject);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const { name, budget, htmlBudget = Number.POSITIVE_INFINITY } = subject;
    const most = Number.isFinite(htmlBudget) ? String(htmlBudget) : '';
    const counts = [scripts.size, requests.length, second.requests.length].map(String);
    rows.push([name, kib(total), String(budget), kib(html), most, ...counts]);
    const isLight = total <= budget * 1024 && html <= htmlBudget * 1024;
    if (!isLight || requests.length > MAX_REQUESTS) process.exitCode = 1;
    if (!values.files) continue;
    console.log(`\n${name}`);
    for (const [file, size] of scripts) console.log(`${kib(size).padStart(8)} ${file}`);
    for (const url of requests) console.log(`         ${url}`);
  }
  const columns = ['page', 'scripts, KiB', 'at most', 'HTML, KiB', 'at most', 'files', 'requests', 'second visit'];
  console.log(`\n${markdownTable(columns, rows)}`);
});
