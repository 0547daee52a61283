import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { Person } from './people';
import { appUrl } from './visitor';
import { type Locale, words } from './words';

interface Fixtures {
  t: ReturnType<typeof words>;
  member: Person;
  guest: Page;
  /** True in some files only, because installation and saving ahead take as long as the rest of a test. */
  serviceWorker: boolean;
}

/** Fails any test on a console error, an uncaught exception or a foreign host. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // The preload warning only indicates that this machine was busy.
    const expected =
      /status of (400|401|403|404|409|412|413|415|429)|preloaded using link preload but not used within/.test(
        message.text(),
      );
    // Offline pages check if the server is reachable.
    const looks = message.location().url.endsWith('/sw.js') && message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (['error', 'warning'].includes(message.type()) && !expected && !looks)
      complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`script: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(appUrl()).origin)
      complaints.push(`foreign host: ${url.host}`);
  });
}

const languageOf = (locale: string | undefined): Locale => (locale?.startsWith('es') ? 'es' : 'en');

const removeServiceWorker = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

async function answerConsent(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);
}

interface Traveler extends Window {
  isGoing?: boolean;
}

function watchHistory(): void {
  const page = window as Traveler;
  const { go } = History.prototype;
  History.prototype.go = function travel(this: History, delta?: number) {
    page.isGoing = true;
    go.call(this, delta);
  };
  window.addEventListener('popstate', () => Object.assign(page, { isGoing: false }), true);
}

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const CLOSED_WITHIN_MS = 20;

/** Waits until a closing sheet has removed its history entry, which would abort a page load. */
async function historyAtRest(page: Page): Promise<void> {
  // A page that is navigating does not respond.
  const hasEntries = await page.evaluate(() => window.navigation?.canGoBack).catch(() => false);
  if (!hasEntries) return;
  await setTimeout(CLOSED_WITHIN_MS);
  if (await page.evaluate(() => (window as Traveler).isGoing).catch(() => false))
    await page.waitForFunction(() => !(window as Traveler).isGoing);
}

export async function delayLeaving(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchHistory);
  context.on('page', (page) => {
    const { goto, reload, goBack } = page;
    page.goto = (...args) => historyAtRest(page).then(() => goto.apply(page, args));
    page.reload = (...args) => historyAtRest(page).then(() => reload.apply(page, args));
    page.goBack = (...args) => historyAtRest(page).then(() => goBack.apply(page, args));
  });
}

export const test = base.extend<Fixtures>({
  serviceWorker: [false, { option: true }],
  t: async ({ locale }, use) => use(words(languageOf(locale))),
  context: async ({ browser, contextOptions, locale, viewport, serviceWorker, javaScriptEnabled }, use) => {
    const complaints: string[] = [];
    const headers = { 'X-Forwarded-For': new Person().address };
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      locale,
      extraHTTPHeaders: headers,
      baseURL: appUrl(),
    });
    if (!serviceWorker) await context.addInitScript(removeServiceWorker);
    watch(context, complaints);
    if (javaScriptEnabled) await delayLeaving(context);
    await use(context);
    await context.close();
    expect(complaints, 'complaints of the browser').toEqual([]);
  },
  member: async ({ context, locale }, use) => {
    const member = await new Person().signsIn();
    await answerConsent(context);
    const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: appUrl() }));
    await context.addCookies([...cookies, { name: 'lng', value: languageOf(locale), url: appUrl() }]);
    await use(member);
  },
  guest: async ({ browser, contextOptions, locale, viewport, javaScriptEnabled }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport, locale, baseURL: appUrl() });
    const complaints: string[] = [];
    watch(context, complaints);
    if (javaScriptEnabled) await delayLeaving(context);
    await use(await context.newPage());
    await context.close();
    expect(complaints, 'complaints of the second browser').toEqual([]);
  },
});

export { expect };

export async function acceptCookies(page: Page, t: ReturnType<typeof words>): Promise<void> {
  await page.getByRole('button', { name: t('consent.acceptAll') }).click();
  await expect(page.getByRole('heading', { name: t('consent.title') })).toBeHidden();
}

/** Waits for finite animations, because contrast can be checked only after fading in. */
function arrived(): Promise<unknown> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map(({ finished }) => finished));
}

const resultTypes: RunOptions['resultTypes'] = ['violations'];

const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes,
};

/** Rules that depend on the theme or the width. */
const visualRules: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  resultTypes,
};

function check(options: RunOptions): Promise<AxeResults> {
  return (window as unknown as { axe: typeof axe }).axe.run(document, options);
}

async function violationsOn(page: Page, rules: RunOptions): Promise<string[]> {
  // Waits for a refresh: its bar is outside the landmarks, and Next removes the old title before it sets the new one.
  await expect(page.locator('.waiting-bar')).toBeHidden();
  // A loading page has no heading yet.
  await expect(page.locator('[data-loading]').filter({ visible: true })).toHaveCount(0);
  await expect(page).toHaveTitle(/./);
  await page.evaluate(arrived);
  const { violations } = await page.evaluate(check, rules);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function expectNoViolations(page: Page, rules: RunOptions): Promise<void> {
  // Injects axe once per page, because parsing half a megabyte takes longer than the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  let found = await violationsOn(page, rules);
  if (found.some((one) => one.startsWith('document-title'))) found = await violationsOn(page, rules);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}

export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, allRules);

/** Faster than `expectAccessible`, for a page that passed it in another theme or at another width. */
export const expectVisuallyAccessible = (page: Page): Promise<void> => expectNoViolations(page, visualRules);

/** Opens an entry of a list and deletes it there. `name` is the beginning of its name. */
export async function deletesEntry(list: Locator, t: ReturnType<typeof words>, name = ''): Promise<void> {
  const begins = (label: string) => new RegExp(`^${label.replace(/[()+?.]/g, '\\$&')}`);
  await list.getByRole('button', { name: begins(t('entries.edit', { name })) }).click();
  const sheet = list.page().getByRole('dialog');
  await sheet.getByRole('button', { name: begins(t('entries.delete', { name })) }).click();
  await expect(sheet).toBeHidden();
}
