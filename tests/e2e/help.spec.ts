import { acceptCookies, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es' });

test('R2.4 help and unknown pages keep the member navigation', async ({ page, member, t }) => {
  await member.addsPet();
  await page.goto('/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();

  for (const path of ['/help', '/help/sharing', '/nothing-here']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: t('shell.mainNavigation') })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeHidden();
  }
  await page.getByRole('link', { name: t('shell.myPets') }).click();
  await expect(page).toHaveURL('/pets');
});

test('R7.10 the help center is searchable without accents and needs no account', async ({ page, t }) => {
  await page.goto('/help');
  await acceptCookies(page, t);
  await expect(page.getByRole('link', { name: t('help.articles.sharing.title') })).toBeVisible();

  const field = page.getByRole('searchbox', { name: t('helpSearch.label') });
  await field.fill('contrasena');
  const results = page.getByRole('main').getByRole('list');
  await expect(results.getByRole('link').first()).toContainText(t('help.articles.account.title'));
  await expectAccessible(page);

  await field.fill('qqqq');
  await expect(page.getByRole('status').filter({ hasText: 'qqqq' })).toBeVisible();
  await field.fill('');
  await page.getByRole('link', { name: t('help.articles.sharing.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('help.articles.sharing.title'));

  await page.getByRole('link', { name: t('help.all') }).click();
  await expect(page).toHaveURL('/help');
});
