import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../support/browser';
import { Person } from '../support/people';

test.use({ locale: 'es', contextOptions: { reducedMotion: 'no-preference' } });

async function withoutScriptsYet(page: Page): Promise<() => void> {
  let releaseRequests = () => {};
  const releasePromise = new Promise<void>((onReleased) => {
    releaseRequests = onReleased;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await releasePromise;
    await route.continue();
  });
  return releaseRequests;
}

test('R2.9 a button pressed before scripts load works once they arrive', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Luna' });
  await member.addsPet({ name: 'Milo' });
  const releaseScripts = await withoutScriptsYet(page);
  await page.goto('/pets', { waitUntil: 'commit' });
  const share = page.getByRole('button', { name: t('shell.share'), exact: true });
  await share.click();
  await expect(share).toHaveAttribute('aria-busy', 'true');

  releaseScripts();

  const dialog = page.getByRole('dialog', { name: t('shell.selectPet.title') });
  await expect(dialog).toBeVisible();
  await dialog.press('Escape');
  await expect(share).not.toHaveAttribute('aria-busy');
});

test('R2.9 the last of two buttons pressed before scripts load wins', async ({ page, member, t }) => {
  const { id } = await member.addsPet();
  const releaseScripts = await withoutScriptsYet(page);
  await page.goto(`/pets/${id}/routines`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: t('routines.add'), exact: true }).first();
  await add.click();
  await page.getByRole('button', { name: t('shell.share'), exact: true }).click();

  releaseScripts();

  await expect(page).toHaveURL(`/pets/${id}/share`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

const fields = [
  ['R6.1', '/auth/login', 'signIn.email', 'signIn.checkTitle'],
  ['R6.3', '/auth/standard-login', 'signIn.email', 'passwords.validation.passwordMissing'],
  ['R6.3', '/auth/standard-login?mode=register', 'signIn.email', 'passwords.validation.passwordShort'],
] as const;

for (const [id, path, label, messageKey] of fields)
  test(`${id} a field of ${path} stays disabled until it can keep input`, async ({ page, t }) => {
    await page.goto(path);
    await acceptCookies(page, t);
    const releaseScripts = await withoutScriptsYet(page);
    await page.reload({ waitUntil: 'commit' });
    const field = page.getByLabel(t(label), { exact: true });
    await expect(field).toBeDisabled();
    await field.click({ force: true });
    await page.keyboard.type('lost@example.com');
    await expect(field).toHaveValue('');

    releaseScripts();
    await expect(field).toBeEnabled();
    await field.pressSequentially(new Person().email);
    await field.press('Enter');

    await expect(page.getByText(t(messageKey), { exact: true })).toBeVisible();
    await expect(page.getByText(t('passwords.validation.email'))).toBeHidden();
  });
