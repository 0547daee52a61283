import type { Page } from '@playwright/test';
import { test as base, delayLeaving, expect } from './browser';
import { Person } from './people';
import { savedPaths } from './stored';
import { appUrl } from './visitor';
import type { words } from './words';

// Going offline logs to the console, so only uncaught exceptions fail these tests.
export const test = base.extend({
  context: async ({ browser, contextOptions, locale, viewport }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      locale,
      extraHTTPHeaders: { 'X-Forwarded-For': new Person().address },
      baseURL: appUrl(),
    });
    const thrownErrors: string[] = [];
    context.on('weberror', (error) => thrownErrors.push(error.error().message));
    await delayLeaving(context);
    await use(context);
    await context.close();
    expect(thrownErrors, 'scripts that threw').toEqual([]);
  },
});

/** Waits for the scripts of the offline page, whose start may interrupt a navigation. */
export async function offlineScreen(page: Page, t: ReturnType<typeof words>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
}

export async function savedPage(page: Page): Promise<void> {
  await expect(page.locator('html[data-saved-at]')).toHaveAttribute('data-start', 'done');
}

/** Waits until the worker is activated. Activation ends with its sweep of the cache. */
export const workerReady = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null, {
    timeout: 25_000,
  });

export async function formsStored(page: Page, timeout = 60_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('forms-stored')).catch(() => null), { timeout })
    .toEqual(expect.any(String));
}

export async function seesPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => savedPaths(page)).toContain(path);
}

export async function seesThreePages(page: Page, member: Person) {
  const pet = await member.addsPet({ name: 'Zwetschge', breed: 'Beagle', vetClinic: 'Clinic Hidden' });
  const user = (await member.get('/api/users/current')).body;
  for (const path of ['/home', '/pets', `/pets/${pet.id}`]) await seesPage(page, path);
  await workerReady(page);
  return { pet, userId: user.id, secrets: ['Zwetschge', 'Clinic Hidden', pet.id, user.id, user.shortId, member.email] };
}
