import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';

test('R14.17 a passkey is added, signs in and is removed', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Luna' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const resident = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...resident } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });

  await page.goto('/profile');
  await opensRow(page, 'passkeys');
  await page.getByRole('button', { name: t('account.passkeys.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('passkeys.none'))).toBeVisible();
  await dialog.getByRole('button', { name: t('passkeys.add') }).click();
  await expect(dialog.getByText(t('passkeys.neverUsed'))).toBeVisible();
  await dialog.getByRole('button', { name: t('passkeys.add') }).click();
  await expect(page.getByText(t('passkeys.exists'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.close'), exact: true }).click();

  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: t('signIn.passkey') }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Luna').first()).toBeVisible();

  await page.goto('/profile');
  await opensRow(page, 'passkeys');
  await page.getByRole('button', { name: t('account.passkeys.open') }).click();
  await dialog.getByRole('button', { name: t('passkeys.remove'), exact: false }).click();
  await expect(dialog.getByText(t('passkeys.none'))).toBeVisible();
});
