// npm run bench:scripts: measures the compressed bytes of JavaScript per page, without headers, from an empty cache
// until the page is idle, and the uncompressed bytes of its HTML. Fails when a page exceeds a budget.
//   npm run bench:scripts -- --files       also lists the files of each page
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Request } from '@playwright/test';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { withDemoApp } from './demo-app.mts';
import { markdownTable } from './machine.mts';

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });

const QUIET_MS = 2000;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en' };

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
}

async function weigh(browser: Browser, { path, by }: Subject): Promise<Weight> {
  // Without a service worker, because the files it precaches belong to no page.
  const context = await browser.newContext({ ...phone, baseURL: appUrl(), serviceWorkers: 'block' });
  const cookies = by ? [...by.cookies, ['pawfolio-cookie-consent', 'true'] as const] : [];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: appUrl() })));
  const page = await context.newPage();
  let lastEvent = performance.now();
  let open = 0;
  // The event stream of an open page never ends.
  const count = (change: 1 | -1) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return;
    open += change;
    lastEvent = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
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
  await context.close();
  return { html, scripts: new Map(scripts) };
}

async function subjects(): Promise<Subject[]> {
  const by = await new Person('demo@example.com').signsIn();
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
    const { html, scripts } = await weigh(browser, subject);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const { name, budget, htmlBudget = Number.POSITIVE_INFINITY } = subject;
    const most = Number.isFinite(htmlBudget) ? String(htmlBudget) : '';
    rows.push([name, kib(total), String(budget), String(scripts.size), kib(html), most]);
    if (total > budget * 1024 || html > htmlBudget * 1024) process.exitCode = 1;
    if (!values.files) continue;
    console.log(`\n${name}`);
    for (const [file, size] of scripts) console.log(`${kib(size).padStart(8)} ${file}`);
  }
  console.log(`\n${markdownTable(['page', 'scripts, KiB', 'at most', 'files', 'HTML, KiB', 'at most'], rows)}`);
});
