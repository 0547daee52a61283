import { acceptCookies, expect, test } from '../support/browser';

const cookie = async (page: import('@playwright/test').Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);

test('R3.1 without an answer the banner blocks the page; cancel and close change nothing', async ({ page, t }) => {
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: t('consent.title') });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: t('consent.cancel'), exact: true }).click();
  await banner.getByRole('button', { name: t('consent.close') }).click();
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await (await page.request.get('/')).text()).toContain(t('landing.closing.title').slice(-12));
  expect(await page.context().cookies()).toEqual([]);
});

test('R3.1 the policies can be read before the answer', async ({ page, t }) => {
  for (const path of ['/privacy-policy', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeHidden();
  }
});

test('R3.2 accepting stores all three for 90 days', async ({ page, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);
  for (const name of ['pawfolio-cookie-consent', 'pawfolio-analytics', 'pawfolio-preferences']) {
    const stored = await cookie(page, name);
    expect(stored).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
    const days = ((stored?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
  }
  await page.reload();
  await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeHidden();
});

test('R3.2 saving stores the toggles', async ({ page, t }) => {
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: t('consent.title') });
  await banner.getByRole('switch', { name: t('consent.analytics') }).click();
  await banner.getByRole('button', { name: t('consent.saveSettings') }).click();
  await expect(banner).toBeHidden();
  expect((await cookie(page, 'pawfolio-cookie-consent'))?.value).toBe('true');
  expect((await cookie(page, 'pawfolio-analytics'))?.value).toBe('true');
  expect((await cookie(page, 'pawfolio-preferences'))?.value).toBe('false');
});

test('R3.3 rejecting blocks the site, also on the server; accepting after all opens it', async ({ page, t }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('consent.rejectAll') }).click();
  await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
  expect((await cookie(page, 'pawfolio-cookies-rejected'))?.value).toBe('true');
  await page.goto('/auth/login');
  await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
  expect(await (await page.request.get('/auth/login')).text()).not.toContain(t('signIn.send'));
  await page.getByRole('button', { name: t('consent.review') }).click();
  await page.getByRole('button', { name: t('consent.acceptAll') }).click();
  await expect(page.getByRole('button', { name: t('signIn.send') })).toBeVisible();
  expect(await cookie(page, 'pawfolio-cookies-rejected')).toBeUndefined();
});

test('R3.4 the cookie settings of the footer can be cancelled, changed and rejected', async ({ page, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);
  const open = () =>
    page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('consent.settings') })
      .click();
  const dialog = page.getByRole('dialog', { name: t('consent.settings') });
  await open();
  await dialog.getByRole('button', { name: t('consent.cancel'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await open();
  await dialog.getByRole('switch', { name: t('consent.analytics') }).click();
  await dialog.getByRole('button', { name: t('consent.saveSettings') }).click();
  await expect(dialog).toBeHidden();
  expect((await cookie(page, 'pawfolio-analytics'))?.value).toBe('false');
  await open();
  await dialog.getByRole('button', { name: t('consent.rejectAll') }).click();
  await expect(page.getByText(t('consent.blockedText'))).toBeVisible();
});

test('R3.5 nothing is stored before the answer', async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);
  expect(stored).toEqual([[], [], '']);
});
