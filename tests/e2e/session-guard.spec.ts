import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'no-preference' } });

async function openUnwatched(browser: Browser, member: BrowserContext, options = {}): Promise<Page> {
  const context = await browser.newContext({
    storageState: await member.storageState(),
    baseURL: appUrl(),
    locale: 'en-GB',
    ...options,
  });
  return context.newPage();
}

const notice = (page: Page) => page.locator('.access-notice');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Authentication required' });

test.describe('entering the protected area', () => {
  test('R2.2 "Verifying access..." covers the first page for 300 ms only', async ({ page, member, t }) => {
    await member.addsPet({ name: 'Luna' });
    await page.addInitScript(() => {
      const seenStates: unknown[] = [];
      Object.assign(window, { seen: seenStates });
      const recordState = () => {
        const element = document.querySelector('.access-notice');
        const [animation] = element?.getAnimations() ?? [];
        if (!element || !animation || seenStates.length > 0) return;
        const { delay } = animation.effect?.getComputedTiming() ?? {};
        seenStates.push({
          text: element.textContent,
          role: element.getAttribute('role'),
          delay,
          title: document.querySelector('h1')?.textContent,
        });
        observer.disconnect();
      };
      const observer = new MutationObserver(recordState);
      observer.observe(document, { childList: true, subtree: true });
      document.addEventListener('DOMContentLoaded', recordState);
      document.addEventListener('animationend', ({ animationName }) => {
        if (animationName === 'access-notice') seenStates.push('gone');
      });
    });

    await page.goto('/pets');
    await expect(notice(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');

    const readSeen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
    expect(await readSeen()).toEqual([
      expect.objectContaining({ text: 'Verifying access...', role: 'status', delay: 300 }),
      'gone',
    ]);

    for (const name of [/Luna/, t('pets.nav.back')]) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: name === t('pets.nav.back') ? t('pets.list.title') : name }),
      ).toBeVisible();
      await expect(notice(page)).toBeHidden();
    }
    expect(await readSeen()).toHaveLength(2);
  });

  test('R2.2 without scripts the page is readable immediately', async ({ browser, context, member }) => {
    const pet = await member.addsPet({ name: 'Luna' });
    const page = await openUnwatched(browser, context, { javaScriptEnabled: false });
    await page.goto(`/pets/${pet.id}`);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await page.context().close();
  });

  test('R2.2 an unknown session redirects to sign-in with a return path', async ({ page, member, t }) => {
    expect(member.cookies.size).toBeGreaterThan(0);
    await page.route('/api/auth/session', (route) => route.fulfill({ json: { authenticated: false, user: null } }));
    await page.goto('/pets/new?from=test');
    await expect(page).toHaveURL('/auth/login?next=%2Fpets%2Fnew%3Ffrom%3Dtest');
    await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  test('R2.14 failed session checks, stray errors and rejections are only logged', async ({
    browser,
    context,
    member,
  }) => {
    expect(member.cookies.size).toBeGreaterThan(0);
    const page = await openUnwatched(browser, context);
    const loggedTexts: string[] = [];
    page.on('console', (message) => loggedTexts.push(message.text()));
    page.on('pageerror', (error) => loggedTexts.push(error.message));
    await page.route('/api/auth/session', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto('/profile');
    await expect.poll(() => loggedTexts.join('\n')).toContain('could not check the session');

    const sentPaths: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sentPaths.push(request.url());
    });
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a stray error');
      });
      void Promise.reject(new Error('a stray rejection'));
    });
    await expect
      .poll(() => loggedTexts.filter((text) => text.startsWith('a stray')).sort())
      .toEqual(['a stray error', 'a stray rejection']);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /wrong|Error|required/ })).toHaveCount(0);
    expect(sentPaths).toEqual([]);
    await page.context().close();
  });
});

test('R2.3 a session ending under an open form loses nothing after signing in', async ({
  page,
  context,
  member,
  t,
}) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  await page.goto('/pets/new');
  await page.getByLabel(t('pets.fields.name'), { exact: true }).fill('Luna');
  await page.getByRole('radio', { name: t('pets.type.dog'), exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  const session = (await context.cookies()).filter(({ name }) => name.endsWith('pawfolio-session'));
  expect(session).toHaveLength(1);
  await context.clearCookies({ name: session[0]?.name ?? '' });
  await page.getByRole('button', { name: t('pets.form.add') }).click();

  await expect(panel(page)).toBeVisible();
  const signIn = panel(page).getByRole('link', { name: 'Sign in', exact: true });
  await expect(signIn).toBeFocused();
  await expect(signIn).toHaveAttribute('href', '/auth/login?next=%2Fpets%2Fnew');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(t('pets.fields.name'), { exact: true })).not.toBeFocused();

  await context.addCookies(session);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/profile');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel(t('pets.fields.name'), { exact: true })).toHaveValue('Luna');
  await page.getByRole('button', { name: t('pets.form.add') }).click();
  await expect(page).toHaveURL(/\/pets\/[0-9a-f-]{36}$/);
});

test('R2.2 R6.4 signing out before the session check ends on the landing page', async ({ page, member, t }) => {
  let answerRequest: () => void = () => undefined;
  const leaving = new Promise<void>((resolve) => {
    answerRequest = resolve;
  });
  await page.route('/api/auth/session', async (route) => {
    await leaving;
    await route.fulfill({ json: { authenticated: false, user: null } });
  });
  await page.route('/api/auth/logout', async (route) => {
    answerRequest();
    await wait(500);
    await route.continue().catch(() => undefined);
  });

  await page.goto('/profile');
  await expect(page.getByText(member.email).first()).toBeVisible();
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();

  await expect(page).toHaveURL('/');
});
