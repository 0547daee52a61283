import { Program } from '../support/access-tokens';
import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';

test('R14.8 R14.10 a token is created, seen once, used and revoked', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna' });
  const rex = await member.addsPet({ name: 'Rex' });

  await page.goto('/profile');
  await opensRow(page, 'tokens');
  await page.getByRole('button', { name: t('account.tokens.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('accessTokens.none'))).toBeVisible();
  await dialog.getByRole('button', { name: t('accessTokens.new') }).click();
  await dialog.getByRole('button', { name: t('accessTokens.create') }).click();
  await expect(dialog.getByText(t('entries.validation.required'))).toBeVisible();

  await dialog.getByLabel(t('accessTokens.name')).fill('Kitchen button');
  await dialog.getByLabel(t('accessTokens.pets')).selectOption('some');
  await dialog.getByRole('checkbox', { name: 'Luna' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('accessTokens.create') }).click();
  const field = dialog.getByLabel(t('accessTokens.token'), { exact: true });
  await expect(field).toHaveValue(/^pawfolio_[\w-]{43}$/);
  const program = new Program(await field.inputValue());
  expect((await program.get(`/api/pets/${luna.id}`)).status).toBe(200);
  expect((await program.get(`/api/pets/${rex.id}`)).status).toBe(404);

  await dialog.getByRole('button', { name: t('accessTokens.done') }).click();
  await expect(dialog.getByText('Kitchen button')).toBeVisible();
  expect(await dialog.innerHTML()).not.toContain(program.token);
  await dialog.getByRole('button', { name: t('accessTokens.revokeOf', { name: 'Kitchen button' }) }).click();
  await expect(dialog.getByText(t('accessTokens.none'))).toBeVisible();
  expect((await program.get(`/api/pets/${luna.id}`)).status).toBe(401);
});
