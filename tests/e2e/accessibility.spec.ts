import { expect, test } from '../support/browser';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { passOf, tileOf } from '../support/passes';
import { Person } from '../support/people';

test.use({ locale: 'es' });

test('R2.4 R6.2 R7.2 R9.1 by keyboard alone: sign in, add a pet, share it, sign out', { tag: '@wide' }, async ({
  page,
  t,
}) => {
  test.setTimeout(120_000);
  const ana = new Person();
  await page.goto('/');
  // The consent dialog has the focus, so it must be closed first.
  await pressOn(page, page.getByRole('button', { name: t('consent.acceptAll') }));
  await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeHidden();
  await pressOn(page, page.getByRole('link', { name: t('landing.hero.start') }));
  await typeInto(page, page.getByLabel(t('signIn.email'), { exact: true }), ana.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('signIn.checkTitle') })).toBeVisible();
  const { code } = await ana.readsMail();
  await typeInto(page, page.getByLabel(t('signIn.codeLabel')), code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(t('shell.access.verifying'))).toBeHidden();

  await pressOn(page, page.getByRole('link', { name: t('pets.list.add') }));
  await expect(page).toHaveURL('/pets/new');
  await tabTo(page, page.getByRole('radio', { name: t('pets.type.dog'), exact: true }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel(t('pets.fields.name'), { exact: true }), 'Luna');
  await pressOn(page, page.getByRole('button', { name: t('pets.form.add') }));
  await expect(page).toHaveURL(/\/pets\/[0-9a-f-]{36}$/);

  const sections = page.getByRole('navigation', { name: t('pets.nav.label', { name: 'Luna' }) });
  await pressOn(page, sections.getByRole('link', { name: t('pets.nav.share') }));
  await expect(page).toHaveURL(/\/share$/);
  await pressOn(page, tileOf(page, t, 'vet'));
  await expect(passOf(page, t).getByText(/\/shared\//)).toBeVisible();

  const main = page.getByRole('navigation', { name: t('shell.mainNavigation') });
  await pressOn(page, main.getByRole('link', { name: t('shell.account') }));
  await pressOn(page, page.getByRole('button', { name: t('account.signOut'), exact: true }));
  await expect(page).toHaveURL('/');
});
