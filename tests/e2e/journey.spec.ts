import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { acceptCookies, expect, test } from '../support/browser';
import { makesLink, stopsLink } from '../support/passes';
import { someAddress } from '../support/visitor';

test.use({ locale: 'es' });

const photo = resolve('public/icons/apple-touch-icon.png');

test.use({ serviceWorker: true });

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('R1.1 R3.2 R6.1 R7.1 R7.2 R9.1 a new user adds and shares a pet, revokes, deletes, and restores', async ({
  page,
  guest,
  t,
}) => {
  test.setTimeout(90_000);
  await page.context().setExtraHTTPHeaders({});
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await acceptCookies(page, t);

  await page.getByRole('link', { name: t('landing.hero.start') }).click();
  await page.getByLabel(t('signIn.email'), { exact: true }).fill(someAddress());
  await page.getByRole('button', { name: t('signIn.send') }).click();
  await expect(page.getByRole('heading', { name: t('signIn.checkTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('signIn.developmentLink') }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: t('pets.list.emptyTitle') })).toBeVisible();

  await page.getByRole('link', { name: t('pets.list.add') }).click();
  // Waits, because the previous page has a field with the same name.
  await expect(page).toHaveURL('/pets/new');
  await page.getByLabel(t('pets.fields.name'), { exact: true }).fill('Luna');
  await page.getByRole('radio', { name: t('pets.type.dog'), exact: true }).check();
  await page.getByLabel(t('pets.fields.breed')).fill('beag');
  await page.getByRole('option', { name: 'Beagle' }).click();
  await page.getByText(t('pets.groups.rest'), { exact: true }).click();
  await page.getByLabel(t('pets.fields.microchip')).fill('724 098 100 123 456');
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: t('pets.form.add') }).dblclick();
  await expect(page).toHaveURL(/\/pets\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Luna' }).first()).toBeVisible();
  const portrait = page.getByRole('main').locator('img').first();
  await expect.poll(() => portrait.evaluate(isLoaded)).toBe(true);
  await expect(page.getByText('P<LUNA<<BEAGLE')).toBeVisible();
  const petPath = new URL(page.url()).pathname;

  await page.goto('/pets');
  await expect(page.getByRole('main').getByRole('link', { name: /Luna/ })).toBeVisible();

  await page.goto(`${petPath}/edit`);
  await page.getByLabel(t('pets.fields.name'), { exact: true }).fill('Luna Nova');
  await page.getByRole('button', { name: t('pets.form.save') }).click();
  await expect(page).toHaveURL(petPath);
  await expect(page.getByRole('heading', { name: 'Luna Nova' }).first()).toBeVisible();

  await page.goto(`${petPath}/share`);
  const link = await makesLink(page, t, 'vet');

  const openedPage = await guest.goto(link);
  expect(openedPage?.status()).toBe(200);
  await expect(
    guest.getByRole('heading', { name: t('sharing.reader.headline.vet', { name: 'Luna Nova' }) }),
  ).toBeVisible();
  await expect(guest.getByText('724098100123456').or(guest.getByText('724 098 100 123 456')).first()).toBeVisible();

  await stopsLink(page, t);
  await expect(page.getByText(t('sharing.list.ended', { count: 1 }))).toBeVisible();
  const revokedPage = await guest.goto(link);
  const wrong = await guest.goto(`/shared/${'A'.repeat(43)}`);
  expect([revokedPage?.status(), wrong?.status()]).toEqual([404, 404]);
  await expect(guest.getByRole('heading', { name: t('sharing.reader.notFound.title') })).toBeVisible();

  await page.goto(petPath);
  await page.getByRole('button', { name: t('pets.detail.delete', { name: 'Luna Nova' }) }).click();
  await expect(page).toHaveURL('/pets');
  await expect(page.getByRole('heading', { name: t('pets.list.emptyTitle') })).toBeVisible();
  await page.getByRole('button', { name: t('common.undo') }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Luna Nova/ })).toBeVisible();
  expect((await page.goto(petPath))?.status()).toBe(200);
});

test('R9.1 the shared page works without JavaScript', async ({ browser, member }) => {
  const pet = await member.addsPet({ notes: '<p>Shy with <strong>men</strong></p>', vetClinic: 'Clinic Sun' });
  await member.upload(`/api/pets/${pet.id}/photo`, await readFile(photo), 'p.png');
  const { url } = await member.sharesPet(pet.id);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(url);

  await expect(page.getByRole('heading', { name: 'Luna' }).first()).toBeVisible();
  await expect(page.getByText('Clinic Sun')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'men' })).toBeVisible();
  await expect.poll(() => page.getByRole('main').locator('img').first().evaluate(isLoaded)).toBe(true);
  await context.close();
});
