import type { Page } from '@playwright/test';
import { acceptCookies, expect, expectAccessible, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

const first = 'three brown horses';
const second = 'four brown horses';
const noToken = 'A'.repeat(43);

const answerConsent = (page: Page) =>
  page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);

async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

async function typeCode(page: Page, t: (key: string) => string, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.checkTitle') })).toBeFocused();
  await page.getByLabel(t('signIn.codeLabel')).fill((await person.readsMail()).code);
  await page.keyboard.press('Enter');
}

test('R1.6 R6.3 R6.4 registering and signing in keeps the return path and user', async ({ page, t }) => {
  test.setTimeout(90_000);
  const ana = new Person();
  const email = page.getByLabel(t('signIn.email'), { exact: true });
  const password = page.getByLabel(t('passwords.login.password'), { exact: true });

  await page.goto('/auth/login?next=%2Fpets');
  await acceptCookies(page, t);
  await page.getByRole('link', { name: t('signIn.withPassword') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.login.title') })).toBeVisible();
  await email.fill(ana.email);
  await page.getByRole('link', { name: t('passwords.login.toRegister') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.register.title') })).toBeVisible();
  await expect(email).toHaveValue(ana.email);
  await page.getByLabel(t('passwords.register.firstName'), { exact: true }).fill('Ana');
  await page.getByLabel(t('passwords.register.lastName'), { exact: true }).fill('López');
  await password.fill(first);
  await page.getByRole('button', { name: t('passwords.register.submit') }).click();
  await typeCode(page, t, ana);
  await expect(page).toHaveURL('/pets');
  await expect(page.getByText(t('signIn.welcome')).first()).toBeVisible();
  await expect(page.getByText(t('signIn.welcomeText')).first()).toBeVisible();
  const storedItems = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(storedItems.user ?? '')).toEqual({
    id: expect.any(String),
    firstName: 'Ana',
    lastName: 'López',
    name: 'Ana López',
    shortId: expect.stringMatching(/^[A-Z0-9]{6}$/),
  });
  expect(storedItems.isAdmin).toBe('false');

  await page.goto('/profile');
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/standard-login');
  await email.fill(ana.email);
  await password.fill('not my password');
  await page.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();
  await expect(page.getByText(t('passwords.login.failed'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('passwords.login.failedText')).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('passwords.known.invalidLogin'));
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(first);
  await page.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('R1.8 replacing a forgotten password ends old sessions', async ({ page, t }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  const ana = new Person();
  await ana.registers(first);
  await answerConsent(page);
  const email = page.getByLabel(t('signIn.email'), { exact: true });

  await page.context().setExtraHTTPHeaders({});
  await page.goto('/auth/standard-login');
  await page.getByRole('link', { name: t('passwords.login.forgot') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.forgot.title') })).toBeVisible();

  await email.fill(ana.email);
  await page.getByRole('button', { name: t('passwords.forgot.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.forgot.sentTitle') })).toBeFocused();

  await page.getByRole('link', { name: t('passwords.forgot.developmentLink') }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  await expectAccessible(page);

  const fresh = page.getByLabel(t('passwords.newPassword'), { exact: true });
  await fresh.fill('passwordpassword');
  await page.getByRole('button', { name: t('passwords.reset.submit') }).click();
  await expect(page.getByText(t('passwords.validation.passwordCommon'))).toBeVisible();
  await expect(fresh).toBeFocused();

  await fresh.fill(second);
  await expect(page.getByRole('status').filter({ hasText: t('passwords.longEnough') })).toBeAttached();
  await page.getByRole('button', { name: t('passwords.reset.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.reset.doneTitle') })).toBeFocused();
  await expectAccessible(page);
  expect((await ana.get('/api/users/current')).status).toBe(401);

  await page
    .getByRole('main')
    .getByRole('link', { name: t('passwords.reset.signIn') })
    .click();
  await email.fill(ana.email);
  await page.getByLabel(t('passwords.login.password'), { exact: true }).fill(second);
  await page.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('R1.8 an unknown email address gets the same response as a known one', async ({ page, t }) => {
  const nobody = new Person().email;
  await answerConsent(page);

  await page.goto('/auth/forgot-password');
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(nobody);
  await page.getByRole('button', { name: t('passwords.forgot.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.forgot.sentTitle') })).toBeVisible();
  await expect(page.getByText(nobody)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('passwords.forgot.again') }).click();
  await expect(page.getByLabel(t('signIn.email'), { exact: true })).toHaveValue(nobody);
});

test('R1.8 used links and links without a secret explain the next step', async ({ page, t }) => {
  await answerConsent(page);
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.reset.missingTitle') })).toBeVisible();

  await page.goto(`/auth/reset-password?token=${noToken}`);
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByLabel(t('passwords.newPassword'), { exact: true }).fill(second);
  await page.getByRole('button', { name: t('passwords.reset.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passwords.reset.expiredTitle') })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('passwords.reset.again') }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('R1.6 every form works by keyboard; passwords can be shown and pasted', async ({ page, t }) => {
  const ana = new Person();
  await answerConsent(page);

  await page.goto('/auth/standard-login?mode=register');
  const field = (name: string) => page.getByLabel(t(name), { exact: true });
  const password = field('passwords.login.password');
  for (const [name, text] of [
    ['passwords.register.firstName', 'Ana'],
    ['passwords.register.lastName', 'López'],
    ['signIn.email', ana.email],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await tabTo(page, password);
  await page.keyboard.type('short');
  await expect(page.getByText('7 more characters needed')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: t('common.showPassword') }));
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('passwords.validation.passwordShort'))).toBeVisible();
  await expect(password).toBeFocused();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(first);
  await page.keyboard.press('Enter');
  await typeCode(page, t, ana);
  await expect(page).toHaveURL('/home');
});

test('R6.6 too many attempts show a readable message', async ({ page, t }) => {
  const ana = new Person();
  await ana.registers(first);
  await answerConsent(page);

  for (let tries = 0; tries < 5; tries += 1) await new Person(ana.email).logsIn('wrong wrong wrong');
  await page.goto('/auth/standard-login');
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
  await page.getByLabel(t('passwords.login.password'), { exact: true }).fill(first);
  await page.getByRole('button', { name: t('passwords.login.submit'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Please try again in \d+ seconds?\.$/);
});
