// npm run bench:check: measures the time from opening a scanned passport's URL to the verdict on /v, on this
// processor
// and on one four times slower.
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { denseQrSvg } from '@/lib/core/media/qr-svg';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { words } from '../support/words';
import { withDemoApp } from './demo-app.mts';
import { markdownTable } from './machine.mts';

const ROUNDS = 9;
const SLOWDOWNS = [1, 4];

const t = words('en');
const phone = { viewport: { width: 360, height: 740 }, locale: 'en' };

/** Records when the verdict appears, in milliseconds since the navigation or since `begun`. */
function observePage(genuine: string): void {
  const notedWindow = window as { begun?: number; took?: number };
  addEventListener('change', () => Object.assign(notedWindow, { begun: performance.now() }), true);
  new MutationObserver(() => {
    const isThere = document.querySelector('h1')?.textContent === genuine;
    if (isThere && notedWindow.took === undefined) notedWindow.took = performance.now() - (notedWindow.begun ?? 0);
  }).observe(document, { childList: true, subtree: true });
}

async function openPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(observePage, t('checkPassport.genuine'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function tookIn(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as { took?: number }).took !== undefined);
  return page.evaluate(() => (window as { took?: number }).took ?? Number.NaN);
}

interface Case {
  browser: Browser;
  url: string;
  slowdown: number;
}

async function firstVisit({ browser, url, slowdown }: Case): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await openPage(context, slowdown);
  await page.goto(url);
  const tookMs = await tookIn(page);
  await context.close();
  return tookMs;
}

async function withoutConnection({ browser, url, slowdown }: Case): Promise<number> {
  const context = await browser.newContext(phone);
  const saving = await context.newPage();
  await saving.goto(`${appUrl()}/v`);
  await saving.getByRole('button', { name: t('checkPassport.keep') }).click();
  await saving.getByText(t('checkPassport.kept')).waitFor();
  await saving.close();
  await context.setOffline(true);
  const page = await openPage(context, slowdown);
  await page.goto(url);
  const tookMs = await tookIn(page);
  await context.close();
  return tookMs;
}

async function fromPicture({ browser, url, slowdown }: Case): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await openPage(context, slowdown);
  await page.goto(`${appUrl()}/v`);
  const buffer = await sharp(Buffer.from(denseQrSvg(url)))
    .resize(1200)
    .png()
    .toBuffer();
  const picture = { name: 'code.png', mimeType: 'image/png', buffer };
  await page.getByLabel(t('checkPassport.picture')).setInputFiles(picture);
  const tookMs = await tookIn(page);
  await context.close();
  return tookMs;
}

const ways = {
  'first visit, by the address': firstVisit,
  'saved, without a connection': withoutConnection,
  'from a picture, its reader loaded': fromPicture,
};

async function median(way: (one: Case) => Promise<number>, one: Case): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await way(one));
  const sortedTimes = times.toSorted((leftMs, right) => leftMs - right);
  return (sortedTimes[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(0);
}

async function sizes(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of ['/v', '/v/check.js', '/v/check.css', '/v/code-reader.js']) {
    const body = Buffer.from(await (await fetch(appUrl() + path)).arrayBuffer());
    rows.push([path, String(body.length), String(gzipSync(body).length)]);
  }
  return rows;
}

await withDemoApp(async (browser) => {
  const owner = await new Person('demo@example.com').signsIn();
  const { body: pets } = await owner.get('/api/pets');
  const { id } = pets.find(({ type }: { type: string }) => type === 'dog');
  const { body: passport } = await owner.post(`/api/pets/${id}/signed-passport`);
  const rows: string[][] = [];
  for (const [name, way] of Object.entries(ways)) {
    const row = [name];
    for (const slowdown of SLOWDOWNS) row.push(await median(way, { browser, url: passport.url, slowdown }));
    rows.push(row);
  }
  console.log(markdownTable(['to the verdict', 'ms', 'ms, four times slower'], rows));
  console.log(markdownTable(['file', 'bytes', 'compressed'], await sizes()));
});
