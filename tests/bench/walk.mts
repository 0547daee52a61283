// npm run walk: a new user visits the whole product on a slow phone and network. Records LCP, INP, layout shifts and
// bytes per screen.
//   npm run walk -- --locale es            in Spanish
//   npm run walk -- --screenshots folder   instead takes the screenshots for README and manifest
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build } from '../../.config/build.mjs';
import { root } from '../../.config/prepare.mjs';
import { migrateDatabase, startApp } from '../support/app-server.mjs';
import { needChromium } from '../support/chromium.mjs';
import { appUrl } from '../support/visitor';
import { type Locale, words } from '../support/words';
import { machineLine, markdownTable } from './machine.mts';
import { seed, takeScreenshots } from './screenshots.mts';
import {
  addsPet,
  arrives,
  keepsDocuments,
  keepsHealth,
  leaves,
  plans,
  reads,
  shares,
  type Walk,
} from './walk-steps.mts';
import { type Observed, phone, Watch } from './web-vitals.mts';

const { values } = parseArgs({
  options: { locale: { type: 'string', default: 'en' }, screenshots: { type: 'string' } },
});
const locale: Locale = values.locale === 'es' ? 'es' : 'en';
const CALL_TIMEOUT_MS = 60_000;

/** Opens a phone without a service worker, because the files it precaches belong to no screen. */
async function aPhone(browser: Browser): Promise<Walk> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale,
    timezoneId: 'Europe/Madrid',
    baseURL: appUrl(),
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(CALL_TIMEOUT_MS);
  return { ...(await Watch.on(context)), t: words(locale) };
}

async function walkPages(browser: Browser): Promise<Observed[]> {
  const ana = await aPhone(browser);
  const vet = await aPhone(browser);
  await arrives(ana);
  const pet = await addsPet(ana);
  await keepsHealth(ana, pet);
  await plans(ana, pet);
  await keepsDocuments(ana, pet);
  const address = await shares(ana, pet);
  await reads(vet, address);
  await vet.watch.finish(vet.page);
  await leaves(ana);
  await ana.watch.finish(ana.page);
  return [...ana.watch.observed, ...vet.watch.observed];
}

const milliseconds = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : '');
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function table(observations: readonly Observed[]): string {
  const rows = observations.map(({ screen, lcp, inp, cls, bytes, requests }) => [
    screen,
    milliseconds(lcp),
    milliseconds(inp),
    cls.toFixed(3),
    (bytes / 1024).toFixed(0),
    String(requests),
  ]);
  return markdownTable(['screen', 'LCP ms', 'INP ms', 'CLS', 'KiB', 'requests'], rows);
}

/** Lines for screens with a layout shift over 0.1, which web.dev calls poor. */
const findNoticed = (observations: readonly Observed[]): string[] =>
  observations
    .filter(({ cls }) => cls > 0.1)
    .map(({ screen, cls, moved }) => `- ${screen}: ${cls.toFixed(3)}, ${moved}`);

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

process.chdir(root);
await build();
const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-walk-'));
if (values.screenshots) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing' };
  await migrateDatabase(env);
  await seed(env);
}
const app = await startApp({ dataDir, logLevel: 'error' });
process.env.APP_BASE_URL = app.url;
const browser = await chromium.launch({ executablePath: needChromium(), args });
try {
  if (values.screenshots) {
    for (const name of await takeScreenshots(browser, values.screenshots)) console.log(name);
  } else {
    const observations = await walkPages(browser);
    const paintTimes = observations.map(({ lcp }) => lcp).filter(Number.isFinite);
    if (paintTimes.length === 0) throw new Error('the pages have told nothing');
    const text = [
      `${machineLine()}, Chromium ${browser.version()}. ${phone.viewport.width} × ${phone.viewport.height}, processor ${phone.slowdown} times slower, 1.6 Mbit/s with 150 ms there and back; each screen opened anew.`,
      '',
      table(observations),
      '',
      `Median LCP ${milliseconds(median(paintTimes))} ms, worst ${milliseconds(Math.max(...paintTimes))} ms; worst CLS ${Math.max(...observations.map(({ cls }) => cls)).toFixed(3)}`,
      ...findNoticed(observations),
    ].join('\n');
    console.log(`\n${text}`);
    await writeFile(join(root, 'tests', '.output', 'walk.md'), `${text}\n`);
  }
} finally {
  await browser.close();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}
