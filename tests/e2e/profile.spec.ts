import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { Person } from '../support/people';
import { storedInBrowser } from '../support/stored';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

const photo = resolve('public/icons/apple-touch-icon.png');
const password = 'three brown horses';

test.describe.configure({ timeout: 60_000 });

const accountOf = async (person: Person) => (await person.get('/api/users/current')).body;

/** Copies the session of the API client to the browser. */
function takeOver(context: BrowserContext, person: Person): Promise<void> {
  return context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
}

test('R7.10 R2.15 names, units, time zone, and reminders are saved separately', async ({ page, member, t }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: t('account.details.title') })).toBeVisible();

  const details = await opensRow(page, 'details');
  await expectAccessible(page);
  await details.getByLabel(t('account.details.firstName')).fill('  Ana  María ');
  await details.getByLabel(t('account.details.lastName')).fill('López');
  await details.getByRole('button', { name: t('account.save') }).click();
  await expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible();
  await expect(details.getByLabel(t('account.details.firstName'))).toHaveValue('Ana María');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Ana María López');

  const preferences = await opensRow(page, 'preferences');
  const zone = preferences.getByRole('combobox', { name: t('account.preferences.timeZone') });
  await zone.fill('Atlantis');
  await preferences.getByRole('button', { name: t('account.save') }).click();
  await expect(preferences.getByText(t('account.validation.timeZone'))).toBeVisible();
  await zone.fill('new york');
  await preferences.getByRole('option', { name: 'America/New York' }).click();
  await preferences.getByLabel(t('account.preferences.weight')).selectOption('lb');
  await preferences.getByLabel(t('account.preferences.temperature')).selectOption('f');
  await preferences.getByRole('button', { name: t('account.save') }).click();
  await expect
    .poll(() => accountOf(member))
    .toMatchObject({ timeZone: 'America/New_York', weightUnit: 'lb', temperatureUnit: 'f' });

  const reminders = await opensRow(page, 'reminders');
  await reminders.getByRole('switch', { name: t('account.reminders.mail') }).uncheck();
  await reminders.getByLabel(t('account.reminders.summaryAt')).selectOption('07:30');
  await reminders.getByRole('button', { name: t('account.save') }).click();
  const { id } = await accountOf(member);
  await expect
    .poll(async () => (await member.get(`/api/users/${id}`)).body)
    .toMatchObject({ reminderMail: false, summaryAt: '07:30', shareNotice: true });

  await page.reload();
  await expect(details.getByLabel(t('account.details.lastName'))).toHaveValue('López');
  await opensRow(page, 'preferences');
  await expect(zone).toHaveValue('America/New_York');
  await expect(reminders.getByLabel(t('account.reminders.summaryAt'))).toHaveValue('07:30');
});

test('R7.10 a photo is chosen, shown, and removed; other files are rejected', async ({ page, member, t }) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  await page.goto('/profile');
  const details = await opensRow(page, 'details');
  await expect(details.locator('input[type=file]')).toBeEnabled();

  await details.locator('input[type=file]').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(details.getByText(t('account.photo.problem.wrongType'))).toBeVisible();

  await details.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText(t('account.photo.uploaded'), { exact: true })).toBeVisible();
  const shownPhoto = details.getByRole('img', { name: t('account.photo.label') });
  await expect.poll(() => shownPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await details.getByRole('button', { name: t('account.photo.remove') }).click();
  await expect(page.getByText(t('account.photo.deleted'), { exact: true })).toBeVisible();
  await expect(shownPhoto).toBeHidden();
});

test('R6.8 a user ends one other session, then all others', async ({ page, context, t }) => {
  const ana = new Person();
  await ana.registers(password);
  await takeOver(context, ana);
  await context.addCookies([
    { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() },
    { name: 'lng', value: 'en', url: appUrl() },
  ]);
  const [phone, tablet, laptop] = [1, 2, 3].map(() => new Person(ana.email)) as [Person, Person, Person];
  for (const one of [phone, tablet, laptop]) await one.logsIn(password);

  await page.goto('/profile');
  const sessions = await opensRow(page, 'sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByText(t('account.sessions.current'))).toHaveCount(1);

  await sessions.getByRole('listitem').getByRole('button').first().click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  const alive = () =>
    Promise.all([phone, tablet, laptop].map(async (one) => (await one.get('/api/users/current')).status));
  expect((await alive()).sort()).toEqual([200, 200, 401]);

  await sessions.getByRole('button', { name: t('account.sessions.endOthers') }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await alive()).toEqual([401, 401, 401]);
  expect((await ana.get('/api/users/current')).status).toBe(200);
});

test('R6.7 deleting an account needs its email; signing in again creates another', async ({ page, context, t }) => {
  const ana = new Person();
  await ana.registers(password, { firstName: 'Zwetschge', lastName: 'Hidden' });
  const { id } = await accountOf(ana);
  await ana.addsPet({ name: 'Zwetschgina' });
  await takeOver(context, ana);
  await context.addCookies([
    { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() },
    { name: 'lng', value: 'en', url: appUrl() },
  ]);

  await page.goto('/profile');
  const data = await opensRow(page, 'data');
  await data.getByRole('button', { name: t('account.data.delete') }).click();
  const dialog = page.getByRole('dialog', { name: t('account.data.deleteQuestion') });
  await expect(dialog.getByText(t('account.data.goesPets'))).toBeVisible();
  await expectAccessible(page);

  const address = dialog.getByLabel(t('account.data.typeEmail', { email: ana.email }));
  await address.fill('somebody@example.com');
  await dialog.getByRole('button', { name: t('account.data.delete') }).click();
  await expect(dialog.getByText(t('account.validation.otherEmail'))).toBeVisible();

  await address.fill(ana.email.toUpperCase());
  await dialog.getByRole('button', { name: t('account.data.delete') }).click();
  await page.waitForURL('/');
  const storedText = await storedInBrowser(page);
  for (const secret of [id, ana.email, 'Zwetschge']) expect(storedText).not.toContain(secret);
  expect(await page.evaluate(() => [localStorage.user, localStorage.isAdmin])).toEqual([undefined, undefined]);
  expect((await ana.get('/api/users/current')).status).toBe(401);

  const again = await new Person(ana.email).signsIn();
  expect(await accountOf(again)).toMatchObject({ email: ana.email, firstName: '' });
  expect((await accountOf(again)).id).not.toBe(id);
  expect((await again.get('/api/pets')).body).toEqual([]);
});

test('R6.8 a first password and a new address need an emailed code', async ({ page, context, t }) => {
  const ana = new Person();
  await ana.registers(password);
  await takeOver(context, ana);
  await context.addCookies([
    { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() },
    { name: 'lng', value: 'en', url: appUrl() },
  ]);
  await page.goto('/profile');
  await page.route(
    '/api/users/*/password',
    (route) => route.fulfill({ status: 403, json: { error: 'Please confirm it’s you', code: 'forbidden' } }),
    { times: 1 },
  );
  const credentials = await opensRow(page, 'credentials');
  await credentials.getByRole('button', { name: t('account.credentials.changePassword') }).click();
  await credentials.getByLabel(t('account.credentials.newPassword')).fill('four brown horses');
  await expectAccessible(page);
  await credentials.getByRole('button', { name: t('account.credentials.savePassword') }).click();
  const dialog = page.getByRole('dialog', { name: t('account.credentials.proof.title') });
  await expect(dialog.getByLabel(t('account.credentials.proof.current'))).toBeVisible();
  await expectAccessible(page);
  const before = Date.now();
  await dialog.getByRole('button', { name: t('account.credentials.proof.sendCode') }).click();
  await dialog.getByLabel(t('account.credentials.proof.code')).fill((await ana.readsMail(before)).code);
  await dialog.getByRole('button', { name: t('account.credentials.proof.confirm') }).click();
  await expect(page.getByText(t('account.credentials.passwordSaved'), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await new Person(ana.email).logsIn('four brown horses')).status).toBe(200);

  const personMoved = new Person();
  const askedMs = Date.now();
  await credentials.getByRole('button', { name: t('account.credentials.changeEmail') }).click();
  await credentials.getByLabel(t('account.credentials.newEmail')).fill(personMoved.email);
  await credentials.getByRole('button', { name: t('account.credentials.sendLink') }).click();
  await expect(page.getByText(t('account.credentials.emailAsked'), { exact: true })).toBeVisible();
  const { token } = await personMoved.readsMail(askedMs);
  expect((await personMoved.post('/api/auth/confirm-email', { token, asked: true })).status).toBe(200);
  await page.reload();
  await opensRow(page, 'credentials');
  await expect(credentials.getByText(personMoved.email)).toBeVisible();
});

test('R7.10 the first visit stores the browser’s time zone for displayed times', async ({ page, member }) => {
  const pet = await member.addsPet();
  await member.sharesPet(pet.id);
  await page.goto(`/pets/${pet.id}/share`);
  await page.getByRole('button', { name: /^Dr\. Paw/ }).click();
  await expect(page.getByText(/^Works until .* UTC/)).toBeVisible();
  await expect.poll(async () => (await accountOf(member)).timeZone).toBe(BROWSER_ZONE);

  await page.reload();
  await page.getByRole('button', { name: /^Dr\. Paw/ }).click();
  await expect(page.getByText(/^Works until /)).toBeVisible();
  await expect(page.getByText(/UTC/)).toHaveCount(0);
});

test('R7.10 changing the page language also changes the account language', async ({ page, member }) => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/profile');
  expect((await accountOf(member)).locale).toBe('es');
});

test('R7.10 all data can be downloaded as one zip', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.upload(`/api/pets/${pet.id}/photo`, await readFile(photo), 'p.png');

  await page.goto('/profile');
  await opensRow(page, 'data');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: t('account.data.export') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^pawfolio-\d{4}-\d\d-\d\d\.zip$/);

  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toContain(`photos/${pet.id}.webp`);
  expect(JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array())).account[0].email).toBe(member.email);
  await expect(page.getByText(t('account.data.exported'), { exact: true })).toBeVisible();
});
