import { acceptCookies, expect, test } from '../support/browser';
import { Person } from '../support/people';

const noToken = 'A'.repeat(43);

test('R1.2 R1.5 old addresses of the sign-in lead to the new ones', async ({ page }) => {
  for (const [from, to] of [
    ['/login', '/auth/login'],
    ['/auth/simple', '/auth/magic-link-login'],
    ['/auth/magic-login', '/auth/magic-link-login'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('R2.1 a guest is led to sign-in and back to where they wanted to go', async ({ page, t }) => {
  const ana = new Person();
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login?next=%2Fprofile');
  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await page.getByLabel(t('signIn.codeLabel')).fill((await ana.readsMail()).code);
  await page.getByRole('button', { name: t('signIn.codeSubmit'), exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(ana.email)).toBeVisible();
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/pets');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('R6.1 without an address the form says what is missing, and keeps what was typed when it is wrong', async ({
  page,
  t,
}) => {
  await page.goto('/auth/magic-link-login');
  await acceptCookies(page, t);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await expect(page.getByText(t('signIn.missingText')).first()).toBeVisible();
  const email = page.getByLabel(t('signIn.email'), { exact: true });
  await email.fill('nobody');
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await expect(page.getByText(t('signIn.validation.email'))).toBeVisible();
  await expect(email).toHaveValue('nobody');
});

test('R6.2 a wrong code says so; another address can be used', async ({ page, t }) => {
  const ana = new Person();
  await page.goto('/auth/login');
  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  const { code } = await ana.readsMail();
  await page.getByLabel(t('signIn.codeLabel')).fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: t('signIn.codeSubmit'), exact: true }).click();
  await expect(page.getByText(t('signIn.failedCode'))).toBeVisible();
  await page.getByRole('button', { name: t('signIn.otherEmail') }).click();
  await expect(page.getByLabel(t('signIn.email'), { exact: true })).toHaveValue(ana.email);
});

test('R1.7 a link opened in another browser asks first, and leaves no token in the address', async ({ page, t }) => {
  const ana = new Person();
  await ana.asksForLink();
  const { link } = await ana.readsMail();
  await page.goto(link);
  await acceptCookies(page, t);
  await expect(page.getByRole('heading', { name: t('signIn.confirmTitle') })).toBeVisible();
  await expect(page).toHaveURL('/auth/verify');
  await page.getByRole('button', { name: t('signIn.continue') }).click();
  await expect(page).toHaveURL('/home');
  await page.goto(link);
  await page.getByRole('button', { name: t('signIn.continue') }).click();
  await expect(page.getByRole('heading', { name: t('signIn.failed') })).toBeVisible();
  await page.getByRole('link', { name: t('signIn.again') }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('R1.7 without a token, and with a made-up one, the page says what is wrong', async ({ page, t }) => {
  await page.goto('/auth/verify');
  await acceptCookies(page, t);
  await expect(page.getByText(t('signIn.missingToken'))).toBeVisible();
  await page.goto(`/auth/verify?token=${noToken}&remember=true`);
  await page.getByRole('button', { name: t('signIn.continue') }).click();
  await expect(page.getByText(t('signIn.failedLink')).first()).toBeVisible();
});
