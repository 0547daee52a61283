import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { acceptCookies, expect, expectAccessible, test } from '../support/browser';
import { appUrl } from '../support/visitor';
import type { words } from '../support/words';

test.use({ locale: 'en-GB' });

const DAY = 86_400_000;

test('R4.1 Chromium finds no obstacle to installing the app', async ({ launchOptions, t }) => {
  const profile = await mkdtemp(join(tmpdir(), 'pawfolio-profile-'));
  // A persistent context, because browsers can't install apps from private windows, which other tests use.
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: appUrl(),
    locale: 'en',
  });

  try {
    const page = await context.newPage();
    await page.goto('/');
    await acceptCookies(page, t);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const tools = await context.newCDPSession(page);
    const { url, errors } = await tools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${appUrl()}/manifest/en.webmanifest`, []]);
    expect(await tools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

/** Fires the browser's install event; `window.asked` counts its prompts. */
function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  return page.evaluate((answer) => {
    const countedWindow = window as unknown as { asked: number };
    countedWindow.asked = 0;
    const prompt = async () => {
      countedWindow.asked += 1;
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }));
  }, outcome);
}

test('R4.2 the install prompt appears after 5 s, covers nothing, and is remembered', async ({ page, member, t }) => {
  await member.addsPet();
  await page.context().addCookies([{ name: 'pawfolio-preferences', value: 'true', url: appUrl() }]);
  await page.clock.install();

  await page.goto('/pets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('complementary', { name: t('install.title') });
  await expect(async () => {
    await offerInstall(page, 'dismissed');
    await page.clock.runFor(5000);
    await expect(card).toBeVisible();
  }).toPass();
  await expectAccessible(page);
  await expectClearOfNavigation(page, t);

  await card.getByRole('button', { name: t('install.install') }).click();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => [(window as unknown as { asked: number }).asked, { ...localStorage }])).toEqual([
    1,
    expect.objectContaining({ pwaPromptDismissed: 'true', pwaPromptLastShown: expect.stringMatching(/^\d{13}$/) }),
  ]);

  await offerInstall(page, 'accepted');
  await page.clock.runFor(6000);
  await expect(card).toBeHidden();

  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 7 * DAY);
  await offerInstall(page, 'accepted');
  await page.clock.runFor(5000);
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: t('install.dismiss') }).click();
  await expect(card).toBeHidden();
});

async function expectClearOfNavigation(page: Page, t: ReturnType<typeof words>): Promise<void> {
  const card = await page.getByRole('complementary', { name: t('install.title') }).boundingBox();
  const bar = await page.getByRole('navigation', { name: t('shell.mainNavigation') }).boundingBox();
  if (!card || !bar) throw new Error('not shown');
  const apart = card.y + card.height <= bar.y || card.x >= bar.x + bar.width;
  expect(apart, `card ${JSON.stringify(card)}, navigation ${JSON.stringify(bar)}`).toBe(true);
}
