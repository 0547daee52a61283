import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { storedInBrowser } from '../support/stored';
import type { words } from '../support/words';

test.use({ locale: 'es' });

type Words = ReturnType<typeof words>;

const sheet = (page: Page, t: Words) => page.getByRole('dialog', { name: t('weights.addTitle') });
const question = (page: Page, t: Words) => page.getByRole('dialog', { name: t('shell.unsaved.title') });
const weight = (page: Page, t: Words) => sheet(page, t).getByLabel(t('weights.weight'), { exact: true });

async function openForm(page: Page, t: Words): Promise<void> {
  await page
    .locator('#weights')
    .getByRole('button', { name: t('weights.add'), exact: true })
    .click();
}

test('closing a sheet with unsaved changes asks, and its draft returns', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });

  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  await openForm(page, t);
  await weight(page, t).fill('4.25');
  await page.keyboard.press('Escape');
  await expect(question(page, t)).toBeVisible();
  await expect(page.getByRole('button', { name: t('shell.unsaved.keep') })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(weight(page, t)).toHaveValue('4.25');
  await sheet(page, t)
    .getByRole('button', { name: t('common.close') })
    .click();
  await page.getByRole('button', { name: t('shell.unsaved.ways.close') }).click();
  await expect(sheet(page, t)).toBeHidden();

  await page.reload();
  await openForm(page, t);
  await expect(weight(page, t)).toHaveValue('4.25');
  await expect(sheet(page, t).getByRole('status')).toBeVisible();
  await expectAccessible(page);

  await sheet(page, t)
    .getByRole('button', { name: t('entries.save') })
    .click();
  await sheet(page, t)
    .getByRole('button', { name: t('weights.done') })
    .click();
  await expect(sheet(page, t)).toBeHidden();

  await openForm(page, t);
  await expect(weight(page, t)).toHaveValue('');
});

test('the Back button asks before closing a sheet, and closes only it', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('link', { name: t('pets.nav.health'), exact: true }).click();
  await page.getByRole('link', { name: t('weights.title'), exact: true }).click();
  await expect(page).toHaveURL(/part=weights/);

  await expect(sheet(page, t)).toBeVisible();
  await weight(page, t).click();
  await page.keyboard.type('4.25');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: t('shell.unsaved.keep') }).click();
  await expect(weight(page, t)).toHaveValue('4.25');

  await weight(page, t).click();
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: t('shell.unsaved.ways.close') }).click();
  await expect(sheet(page, t)).toBeHidden();
  await expect(page).toHaveURL(/part=weights/);
});

test('links and reloads ask before leaving unsaved changes', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ name: 'Luna' });
  await page.goto(`/pets/${pet.id}/edit`);
  const colour = page.getByLabel(t('pets.fields.colour'));

  await colour.click();
  await page.keyboard.type('Black');
  await expect.poll(() => storedInBrowser(page)).toContain('Black');
  const linkedPage = page.waitForResponse(/\(member\)\/layout/);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.myPets') })
    .click();
  await page.getByRole('button', { name: t('shell.unsaved.keep') }).click();
  await linkedPage;
  await context.setOffline(true);
  await page.getByRole('button', { name: t('shell.reload'), exact: true }).click();
  await expect(question(page, t)).toBeVisible();

  await page.getByRole('button', { name: t('shell.unsaved.keep') }).click();
  await context.setOffline(false);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.myPets') })
    .click();
  await page.getByRole('button', { name: t('shell.unsaved.ways.leave') }).click();
  await expect(page).toHaveURL('/pets');

  await page.goto(`/pets/${pet.id}/edit`);
  await expect(colour).toHaveValue('Black');
  await page.getByRole('button', { name: t('common.draft.discard') }).click();
  await expect(colour).toHaveValue('');
});

test('R6.4 a draft survives an ended session and is deleted at sign-out', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ name: 'Luna' });

  await page.goto(`/pets/${pet.id}/edit`);
  await page.getByLabel(t('pets.fields.colour')).click();
  await page.keyboard.type('Tortoiseshell');
  await expect.poll(() => storedInBrowser(page)).toContain('Tortoiseshell');

  const cookies = await context.cookies();
  await context.clearCookies({ name: /session/ });
  await page.goto('/pets');
  await expect(page).toHaveURL(/\/auth\/login/);

  await context.addCookies(cookies);
  await page.goto(`/pets/${pet.id}/edit`);
  await expect(page.getByLabel(t('pets.fields.colour'))).toHaveValue('Tortoiseshell');

  await page.goto('/profile');
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await page.waitForURL('/');
  expect(await storedInBrowser(page)).not.toContain('Tortoiseshell');
});

test('no form breaks the Content-Security-Policy', async ({ page, member, t }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  const pet = await member.addsPet({ type: 'cat' });

  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  await openForm(page, t);
  await sheet(page, t)
    .getByRole('button', { name: t('entries.save') })
    .click();

  await expect(sheet(page, t).getByText(t('entries.validation.required')).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-violation', /./);
});
