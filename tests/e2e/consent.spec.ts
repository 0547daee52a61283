import type { Locator, Page } from '@playwright/test';
import { acceptCookies, expect, expectAccessible, test } from '../support/browser';
import { watchPaints } from '../support/paints';
import { expectScrolls, triesToScroll } from '../support/scrolling';
import { appUrl } from '../support/visitor';
import type { words } from '../support/words';

test.use({ locale: 'en-GB' });

type Words = ReturnType<typeof words>;

const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name);
const question = (page: Page, t: Words) => page.getByRole('heading', { name: t('consent.title') });
const readFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.describe('the first visit', () => {
  test('R3.1 the question is accessible before scripts load', async ({ page, t }) => {
    await page.route('**/_next/static/chunks/**', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
    await expectAccessible(page);
  });

  test('R3.1 the banner blocks the page; cancel, close and Escape change nothing', { tag: '@both-widths' }, async ({
    page,
    viewport,
    t,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('dialog', { name: t('consent.title') });
    await expect(question(page, t)).toBeFocused();

    const [cancel, close] = [t('consent.cancel'), t('consent.close')].map((name) =>
      banner.getByRole('button', { name, exact: true }),
    );
    for (const button of [cancel, close]) {
      if ((viewport?.width ?? 0) >= 640) await button?.click();
      else await expect(button as Locator).toBeHidden();
    }
    await page.mouse.click(20, 20);
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    expect(await (await page.request.get('/')).text()).toContain(t('landing.closing.title').slice(-12));
    expect(await page.context().cookies()).toEqual([]);
  });

  test('R3.1 the page cannot scroll until the question is answered', async ({ page, t }) => {
    await page.goto('/');
    await expect(question(page, t)).toBeFocused();
    await triesToScroll(page);
    const top = await page.evaluate(async () => {
      const began = performance.now();
      while (performance.now() - began < 300) await new Promise((onPainted) => requestAnimationFrame(onPainted));
      return window.scrollY;
    });
    expect(top).toBe(0);
    await acceptCookies(page, t);
    await expectScrolls(page);
  });

  test('R3.1 the banner neither flashes nor shifts the layout', async ({ page, t }) => {
    const paints = await watchPaints(page, () => {
      const banner = document.querySelector('.consent-banner');
      return banner ? getComputedStyle(banner).display : undefined;
    });

    await page.goto('/');
    await expect(question(page, t)).toBeFocused();
    expect(await paints.shift()).toBe(0);
    expect(await paints.seen()).toEqual(['grid']);

    await acceptCookies(page, t);
    expect(await paints.shift()).toBe(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    expect(await paints.shift()).toBe(0);
    expect(await paints.seen()).toEqual(['none']);
  });

  test('R3.1 the keyboard reaches the policies only, then starts at the top', { tag: '@both-widths' }, async ({
    page,
    viewport,
    t,
  }) => {
    await page.goto('/');
    await expect(question(page, t)).toBeFocused();
    const names = ['privacy', 'termsShort', 'choose', 'rejectAll', 'saveSettings', 'acceptAll'];
    if ((viewport?.width ?? 0) >= 640) names.push('cancel');
    const order: string[] = [];
    for (const _ of names) {
      await page.keyboard.press('Tab');
      const at = await readFocusedText(page);
      if (at) order.push(at);
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    expect(order.map((text, at) => text.startsWith(t(`consent.${names[at]}`)))).toEqual(names.map(() => true));

    await page.getByRole('button', { name: t('consent.acceptAll') }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await readFocusedText(page)).toContain(t('shell.skip'));
  });

  test('R3.1 policies can be read before answering and link back', async ({ page, t }) => {
    await page.goto('/');
    for (const name of ['privacy', 'termsShort']) {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t(`consent.${name}`) })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectScrolls(page);
      await page.goBack();
      await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
    }
  });
});

test.describe('the answer', () => {
  test('R3.2 accepting stores all three choices for 90 days', async ({ page, t }) => {
    await page.goto('/');
    await acceptCookies(page, t);
    for (const name of ['pawfolio-cookie-consent', 'pawfolio-analytics', 'pawfolio-preferences']) {
      const storedCookie = await cookie(page, name);
      expect(storedCookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
      const days = ((storedCookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
    }

    await page.reload();
    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeHidden();
  });

  test('R3.1 R3.2 an answered page shows no question until the answer disappears', async ({ page, t }) => {
    const asksForConsent = async () =>
      (await (await page.request.get('/auth/login')).text()).includes('consent-banner');
    expect(await asksForConsent()).toBe(true);
    await page.goto('/auth/login');
    await acceptCookies(page, t);
    expect(await asksForConsent()).toBe(false);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await page.context().clearCookies({ name: 'pawfolio-cookie-consent' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(question(page, t)).toBeFocused();
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);

    await acceptCookies(page, t);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(false);
  });

  test('R3.2 saving stores the toggles', { tag: '@both-widths' }, async ({ page, viewport, t }) => {
    await page.goto('/');
    const banner = page.getByRole('dialog', { name: t('consent.title') });
    await banner.locator('summary').click();
    const essential = banner.locator('input:disabled');
    await expect(essential).toBeChecked();
    expect(await essential.isVisible()).toBe((viewport?.width ?? 0) >= 640);

    await banner.getByRole('switch', { name: t('consent.analytics') }).click();
    await banner.getByRole('button', { name: t('consent.saveSettings') }).click();
    await expect(banner).toBeHidden();
    expect((await cookie(page, 'pawfolio-cookie-consent'))?.value).toBe('true');
    expect((await cookie(page, 'pawfolio-analytics'))?.value).toBe('true');
    expect((await cookie(page, 'pawfolio-preferences'))?.value).toBe('false');
  });

  test('R3.3 rejecting blocks the site, also on the server; accepting opens it', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('consent.rejectAll') }).click();
    await expect(page.getByText('You must accept cookies to use this website.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Site Blocked' })).toBeVisible();
    await expect(page.locator('.consent-page')).toHaveJSProperty('inert', true);

    await page.keyboard.press('Tab');
    expect(await readFocusedText(page)).toBe('Review Cookie Settings');
    expect(await cookie(page, 'pawfolio-cookies-rejected')).toMatchObject({ value: 'true', path: '/' });

    for (const path of ['/', '/auth/login', '/nothing-here']) {
      await page.goto(path);
      await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
      const html = await (await page.request.get(path)).text();
      expect(html).not.toContain(t('signIn.send'));
      expect(html).not.toContain(t('landing.hero.start'));
    }
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Review Cookie Settings' }).click();
    const banner = page.getByRole('dialog', { name: t('consent.title') });
    await expect(question(page, t)).toBeFocused();

    await banner.getByRole('button', { name: t('consent.acceptAll') }).click();
    await expect(page.getByRole('button', { name: t('signIn.send') })).toBeVisible();
    expect(await cookie(page, 'pawfolio-cookies-rejected')).toBeUndefined();
  });

  test('R3.3 the policies stay readable after a rejection', async ({ page, t }) => {
    await page.context().addCookies([{ name: 'pawfolio-cookies-rejected', value: 'true', url: appUrl() }]);
    await page.goto('/');
    await page.getByRole('link', { name: t('consent.privacyPolicy') }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByText(t('legal.privacy.summary'))).toBeVisible();
  });
});

test.describe('the settings in the footer', () => {
  test('R3.4 can be canceled, changed, and rejected', async ({ page, t }) => {
    await page.goto('/');
    await acceptCookies(page, t);
    const opener = page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') });
    const dialog = page.getByRole('dialog', { name: t('consent.settings') });
    const analytics = dialog.getByRole('switch', { name: t('consent.analytics') });
    for (const leavePage of [
      () => dialog.getByRole('button', { name: t('consent.cancel'), exact: true }).click(),
      () => dialog.getByRole('button', { name: t('common.close') }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener.click();
      await analytics.click();
      await leavePage();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect((await cookie(page, 'pawfolio-analytics'))?.value).toBe('true');
    }

    await opener.click();
    await analytics.click();
    await dialog.getByRole('button', { name: t('consent.saveSettings') }).click();
    await expect(dialog).toBeHidden();
    expect((await cookie(page, 'pawfolio-analytics'))?.value).toBe('false');

    await opener.click();
    await expect(analytics).not.toBeChecked();
    const reload = page.waitForEvent('load');
    await dialog.getByRole('button', { name: t('consent.rejectAll') }).click();
    await reload;
    expect((await cookie(page, 'pawfolio-cookies-rejected'))?.value).toBe('true');
    await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
    await expect(opener).toHaveCount(0);
  });
});
