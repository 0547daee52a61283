import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const first = 'three brown horses';

const answerConsent = (page: Page) =>
  page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);

test('R6.3 a link opened elsewhere names who set a password, and works once', async ({ page, t }) => {
  const eve = new Person();
  await eve.registers(first);
  const link = (await eve.readsMail()).link.replace('lng=en', 'lng=es');
  await answerConsent(page);

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': /noindex/ });
  await expect(page).toHaveURL('/auth/confirm-email');
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.confirm.stepTitle') })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('passwords.confirm.proofNo') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.confirm.removedTitle') })).toBeFocused();
  await expectAccessible(page);
  expect((await eve.get('/api/users/current')).status).toBe(401);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.reset.expiredTitle') })).toBeVisible();
});

test('R6.3 the browser that registered confirms by itself and keeps its session', async ({ page, t }) => {
  const ana = new Person();
  await answerConsent(page);

  await page.goto('/auth/standard-login?mode=register');
  await page.getByLabel(t('passwords.register.firstName'), { exact: true }).fill('Ana');
  await page.getByLabel(t('passwords.register.lastName'), { exact: true }).fill('López');
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByLabel(t('passwords.login.password'), { exact: true }).fill(first);
  await page.getByRole('button', { name: t('passwords.register.submit') }).click();
  await expect(page).toHaveURL('/home');

  await page.goto((await ana.readsMail()).link);
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.confirm.doneTitle') })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('passwords.confirm.home') }).click();
  await expect(page).toHaveURL('/home');
});

test('R7.10 the address before stops a change by a press', async ({ page, t }) => {
  const eve = await new Person().signsIn();
  const { id } = (await eve.get('/api/users/current')).body;
  const before = Date.now();
  await eve.post(`/api/users/${id}/email`, { email: new Person().email });
  const { link } = await eve.readsMail(before);

  await answerConsent(page);
  await page.goto(link.replace('lng=en', 'lng=es'));
  await expect(page).toHaveURL('/auth/stop-email-change');
  await expectAccessible(page);

  await page.getByRole('button', { name: t('passwords.stop.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.stop.doneTitle') })).toBeFocused();
  await expectAccessible(page);
  expect((await eve.get('/api/users/current')).status).toBe(401);
});
