import type { Locator } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { words } from '../support/words';

test.use({ locale: 'en-GB' });

const noToken = 'A'.repeat(43);

test('R2.1 a guest returns to the requested page after sign-in', async ({ page, t }) => {
  const ana = new Person();
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth/login?next=%2Fprofile');

  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await page.getByLabel(t('signIn.codeLabel')).fill((await ana.readsMail()).code);
  await page.getByRole('button', { name: t('signIn.codeSubmit'), exact: true }).click();
  await expect(page).toHaveURL('/profile');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('pawfolio-next');
  await expect(page.getByText(ana.email).filter({ visible: true })).toBeVisible();

  await page.goto('/auth/login');
  await expect(page.getByText(t('signIn.signedInAs', { name: ana.email }))).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/pets');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('R6.5 a new member is asked for a name until they answer', async ({ page, t }) => {
  const ana = new Person();
  await page.goto('/auth/login');
  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await page.getByLabel(t('signIn.codeLabel')).fill((await ana.readsMail()).code);
  await page.getByRole('button', { name: t('signIn.codeSubmit'), exact: true }).click();
  const question = page.getByRole('region', { name: t('account.firstVisit.title') });
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  await expect(question).toBeVisible();
  const welcome = page.getByRole('listitem').filter({ hasText: t('signIn.welcome') });
  const [card, toast] = [await boxOf(question), await boxOf(welcome)];
  expect(toast.y + toast.height).toBeLessThan(card.y);

  await page.reload();
  await question.getByRole('button', { name: t('account.firstVisit.skip') }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  await expect(question).toBeHidden();
});

test('R6.1 a missing or wrong email address is explained, and the input stays', async ({ page, t }) => {
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

test('R6.2 a wrong code shows an error; another email address can be used', async ({ page, t }) => {
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

test('R6.2 a reload keeps the code entry, and another email can follow', async ({ page, t }) => {
  const ana = new Person();

  await page.goto('/auth/login');
  await acceptCookies(page, t);
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled();

  await page.reload();
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled();
  await page.getByLabel(t('signIn.codeLabel')).fill((await ana.readsMail()).code);
  await page.getByRole('button', { name: t('signIn.codeSubmit'), exact: true }).click();
  await expect(page).toHaveURL('/home');
  expect(await page.evaluate(() => sessionStorage.getItem('pawfolio-sent-link'))).toBeNull();
});

test('R10.4 a link is retried after the server was unreachable', async ({ page, t, browser }) => {
  const ana = new Person();
  await ana.asksForLink();
  const { link } = await ana.readsMail();

  await page.goto('/');
  await acceptCookies(page, t);
  // A separate context, because the provoked console errors would fail the test.
  const context = await browser.newContext({ storageState: await page.context().storageState(), baseURL: appUrl() });
  const other = await context.newPage();
  await other.goto(link);
  await other.route('**/api/auth/verify-token?*', (route) => route.abort('internetdisconnected'));
  await other.getByRole('button', { name: t('signIn.continue') }).click();
  await expect(other.getByText(t('signIn.notVerified.unreachable'))).toBeVisible();

  await other.unroute('**/api/auth/verify-token?*');
  await other.getByRole('button', { name: t('signIn.notVerified.tryAgain') }).click();
  await expect(other).toHaveURL('/home');
  await context.close();
});

test('R5.2 switching language keeps the token of an emailed link', async ({ page, t }) => {
  const ana = new Person();
  await ana.asksForLink();
  const spanish = words('es');

  await page.goto((await ana.readsMail()).link);
  await acceptCookies(page, t);
  const chooseLanguage = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
  for (const [path, title] of [
    ['/auth/confirm-email', 'passwords.reset.expiredTitle'],
    ['/auth/reset-password', 'passwords.reset.title'],
  ] as const) {
    await page.goto(`${path}?token=${noToken}`);
    await chooseLanguage('Español');
    await expect(page.getByRole('heading', { level: 1, name: spanish(title) })).toBeVisible();
    await expect(page).toHaveURL(path);
    await chooseLanguage('English');
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
  }
  const before = Date.now();
  const again = new Person(ana.email);
  await again.asksForLink();
  await page.goto((await again.readsMail(before)).link);
  await chooseLanguage('Español');
  await expect(page.getByRole('heading', { name: spanish('signIn.confirmTitle') })).toBeVisible();
  await expect(page).toHaveURL('/auth/verify');

  await page.getByRole('button', { name: spanish('signIn.continue') }).click();
  await expect(page).toHaveURL('/home');
});

test('R1.7 a link opened elsewhere asks first and hides its token', async ({ page, t }) => {
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
  await expect(page.getByRole('heading', { name: t('signIn.usedTitle') })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn.goOn') })
    .first()
    .click();
  await expect(page).toHaveURL('/home');
});

test('R6.4 the signed-in notice shifts no controls', async ({ page, t }) => {
  const ana = new Person();
  await ana.asksForLink();
  await page.goto((await ana.readsMail()).link);
  await acceptCookies(page, t);
  const button = page.getByRole('button', { name: t('signIn.continue') });
  await button.click();
  await expect(page).toHaveURL('/home');
  let answerRequest = () => {};
  const answerPromise = new Promise<void>((resolve) => {
    answerRequest = resolve;
  });
  await page.route('**/api/users/current', async (route) => {
    await answerPromise;
    await route.continue();
  });
  await page.goto(`/auth/verify?token=${noToken}`);
  const before = await button.boundingBox();

  answerRequest();
  await expect(page.getByText(t('signIn.signedInAs', { name: ana.email }))).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('R1.7 a missing or invented token is explained', async ({ page, t }) => {
  await page.goto('/auth/verify');
  await acceptCookies(page, t);
  await expect(page.getByText(t('signIn.missingToken'))).toBeVisible();
  await page.goto(`/auth/verify?token=${noToken}&remember=true`);
  await page.getByRole('button', { name: t('signIn.continue') }).click();
  await expect(page.getByText(t('signIn.failedLink')).first()).toBeVisible();
});
