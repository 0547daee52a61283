import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const first = 'three brown horses';
const noToken = 'A'.repeat(43);

const answerConsent = (page: Page) =>
  page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);

test('R10.1 a stale token is renewed silently', async ({ page, t }) => {
  const ana = new Person();
  await ana.registers(first);
  await answerConsent(page);
  await page.route('/api/csrf-token', (route) => route.fulfill({ json: { token: noToken } }), { times: 1 });

  await page.goto('/auth/standard-login');
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByLabel(t('passwords.login.password'), { exact: true }).fill(first);
  await page.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();

  await expect(page).toHaveURL('/home');
});

test('R6.4 other tabs follow sign-in and sign-out', async ({ page, t }) => {
  const ana = new Person();
  await ana.registers(first);
  await answerConsent(page);

  await page.goto('/auth/login');
  const notice = page.getByText(t('signIn.signedInAs', { name: 'Ana López' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  const other = await page.context().newPage();
  await other.goto('/auth/standard-login');
  await other.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await other.getByLabel(t('passwords.login.password'), { exact: true }).fill(first);
  await other.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();
  await expect(other).toHaveURL('/home');
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('signIn.goOn') }).click();
  await expect(page).toHaveURL('/home');
  await other.goto('/profile');
  await other.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL(/\/auth\/login/);
});
