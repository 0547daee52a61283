import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const answerConsent = (page: Page) =>
  page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);

test('R7.10 an email change confirmed in another browser asks first and works once', async ({ page, t }) => {
  const eve = await new Person().signsIn();
  const { id } = (await eve.get('/api/users/current')).body;
  const personMoved = new Person();
  await eve.post(`/api/users/${id}/email`, { email: personMoved.email });
  const link = (await personMoved.readsMail()).link.replace('lng=en', 'lng=es');
  await answerConsent(page);

  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': /noindex/ });
  await expect(page).toHaveURL('/auth/confirm-email');
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.confirm.stepTitle') })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('passwords.confirm.changeYes') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.confirm.doneTitle') })).toBeFocused();
  await expectAccessible(page);
  expect((await eve.get('/api/users/current')).body.email).toBe(personMoved.email);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.reset.expiredTitle') })).toBeVisible();
});

test('R7.10 the previous email address stops a change with one click', async ({ page, t }) => {
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
