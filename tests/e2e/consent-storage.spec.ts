import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/browser';
import { lateScripts } from '../support/late-scripts';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

test.use({ serviceWorker: true });

const readConsent = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = { cookies: '', local: [], session: [], databases: [], caches: [], workers: 0 };

async function waitForPage(page: Page): Promise<void> {
  await lateScripts(page);
  await page.evaluate(() => fetch('/api/health'));
}

function countedOn(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/page-views') pages.push(request.postDataJSON().page);
  });
  return pages;
}

test.describe('before an answer', () => {
  test('R3.5 stores nothing and loads only the page and its files', async ({ page, context }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));

    for (const path of ['/', '/auth/login', '/terms', '/nothing-here']) {
      await page.goto(path);
      await waitForPage(page);
      expect(await readConsent(page), path).toEqual(nothing);
    }
    expect(await context.cookies()).toEqual([]);

    const files = /^\/(_next\/static|drawn|icons|messages)\/|^\/(favicon\.ico|manifest\.webmanifest)$/;
    const pages = ['/', '/auth/login', '/terms', '/nothing-here', '/api/health'];
    expect(requestedUrls.filter((path) => !files.test(path) && !pages.includes(path))).toEqual([]);
  });

  test('R3.5 a URL with a language stores nothing until consent', async ({ page, context, t }) => {
    await page.goto('/?lng=es');
    await waitForPage(page);
    expect(await readConsent(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/?lng=en');
    await acceptCookies(page, t);
    await expect(page).toHaveURL('/');
    expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('en');

    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('R3.5 stores only a guest’s return path to a private page', async ({ page, context }) => {
    await page.goto('/pets');
    await waitForPage(page);
    expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['pawfolio-next', true]]);
    expect(await readConsent(page)).toEqual(nothing);
  });

  test('R3.5 a rejection stores its own cookie and nothing else', async ({ page, context, t }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('consent.rejectAll') }).click();
    await expect(page.getByText(t('consent.blockedText'))).toBeVisible();

    await page.reload();
    await waitForPage(page);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['pawfolio-cookies-rejected']);
    expect(await readConsent(page)).toEqual({ ...nothing, cookies: 'pawfolio-cookies-rejected=true' });
  });
});

test.describe('analytics', () => {
  test('R3.2 R3.5 pages count once, only after consent, and never shared pages', async ({ page, member, context }) => {
    const pet = await member.addsPet({ name: 'Luna' });
    const { url } = await member.sharesPet(pet.id);
    await context.addCookies([{ name: 'pawfolio-analytics', value: 'true', url: appUrl() }]);
    const countedPaths = countedOn(page);

    await page.goto('/pets');
    await expect.poll(() => countedPaths).toEqual(['/pets']);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/page-views'));
    await page.getByRole('main').getByRole('link', { name: 'Luna' }).first().click();
    await expect.poll(() => countedPaths).toEqual(['/pets', '/pets/:id']);
    expect(await (await answer).json()).toEqual({ counted: true });

    await page.goto(url);
    await expect(page.locator('script')).toHaveCount(0);
    await page.goto('/nothing-here');
    await waitForPage(page);
    expect(countedPaths).toEqual(['/pets', '/pets/:id']);
  });

  test('R3.2 the page where analytics is accepted counts, too', async ({ page, t }) => {
    const countedPaths = countedOn(page);
    await page.goto('/');
    await waitForPage(page);
    expect(countedPaths).toEqual([]);
    await acceptCookies(page, t);
    await expect.poll(() => countedPaths).toEqual(['/']);
  });

  test('R3.5 without analytics consent nothing is sent', async ({ page, t }) => {
    const countedPaths = countedOn(page);
    await page.goto('/');
    await page.getByRole('button', { name: t('consent.saveSettings') }).click();
    for (const path of ['/terms', '/auth/login', '/']) {
      await page.goto(path);
      await waitForPage(page);
    }

    expect(countedPaths).toEqual([]);
  });

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`R3.5 a browser with ${name} is not counted, regardless of consent`, async ({ page, t }) => {
      const countedPaths = countedOn(page);
      await page.addInitScript(
        ([property, wish]) => Object.defineProperty(Navigator.prototype, property, { get: () => wish }),
        [name, value] as const,
      );

      await page.goto('/');
      await acceptCookies(page, t);
      await page.goto('/terms');
      await waitForPage(page);

      expect(countedPaths).toEqual([]);
    });
  }
});
