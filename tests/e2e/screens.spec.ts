import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { type Locale, locales } from '../support/words';

const widths: Record<string, readonly [number, number][]> = {
  phone: [
    [360, 740],
    [320, 640],
  ],
  desktop: [
    [1280, 800],
    [1280, 800],
  ],
};

/** All widths with alternating themes; the other language starts with the other theme. */
function looks(locale: Locale, project: string) {
  return (widths[project] ?? []).map(([width, height], turn) => {
    const colorScheme = (locale === 'en') === (turn % 2 === 0) ? ('light' as const) : ('dark' as const);
    return { size: { width, height }, colorScheme };
  });
}

async function expectAccessibleInAllLooks(page: Page, path: string, locale: Locale, project: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its overlay would give axe wrong background colours.
  await expect(page.locator('.access-notice')).toBeHidden();
  for (const { size, colorScheme } of looks(locale, project)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R5.1 every public screen is in the language and accessible', async ({ page, t }, { project }) => {
      test.setTimeout(240_000);
      await expectAccessibleInAllLooks(page, '/', locale, project.name);
      await expect(page.getByRole('dialog', { name: t('consent.title') })).toBeVisible();

      await page.context().addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: page.url() }]);
      for (const path of [
        '/',
        '/privacy-policy',
        '/terms',
        '/help',
        '/help/sharing',
        '/auth/login',
        '/auth/verify',
        '/auth/standard-login',
        '/auth/standard-login?mode=register',
        '/auth/forgot-password',
        '/auth/reset-password',
        '/auth/confirm-email',
        '/auth/stop-email-change',
        '/auth/unsubscribe',
        '/auth/unsubscribe?done=yes',
        '/stay-proofs',
        '/offline',
        '/v',
        '/nothing-here',
        '/dev/outbox',
      ]) {
        await expectAccessibleInAllLooks(page, path, locale, project.name);
      }
    });

    test('R5.1 R1.10 every signed-in screen is in the language and accessible', async ({ page, member }, {
      project,
    }) => {
      test.setTimeout(240_000);
      for (const path of ['/home', '/pets']) await expectAccessibleInAllLooks(page, path, locale, project.name);
      const pet = await member.addsPet({
        breed: 'Beagle',
        microchip: '724098100123456',
        notes: '<p>a</p>',
        vetClinic: 'Sun',
      });
      const { url } = await member.sharesPet(pet.id);

      for (const path of [
        '/home',
        '/pets',
        '/pets/new',
        `/pets/${pet.id}`,
        `/pets/${pet.id}?tab=health`,
        `/pets/${pet.id}/routines`,
        `/pets/${pet.id}/training`,
        `/pets/${pet.id}/appointments`,
        `/pets/${pet.id}/vet-records`,
        `/pets/${pet.id}/social`,
        `/pets/${pet.id}/brief`,
        `/pets/${pet.id}/travel`,
        `/pets/${pet.id}/deleted`,
        `/pets/${pet.id}/edit`,
        `/pets/${pet.id}/share`,
        `/pets/${pet.id}/people`,
        `/pets/${pet.id}/activity`,
        `/pets/${pet.id}/proposals`,
        '/pets/receive',
        '/pets/weigh',
        '/stays',
        '/handed-over',
        '/waiting',
        '/profile',
        '/feedback',
        '/feedback?about=rating',
        '/tour',
        url,
        url.replace('/shared/', '/shared/answer/'),
      ]) {
        await expectAccessibleInAllLooks(page, path, locale, project.name);
      }
    });
  });
}

test('R1.11 R2.1 unknown pages and pets are not found, with status 404', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.delete(`/api/pets/${pet.id}`);

  for (const path of [
    '/nothing-here',
    '/help/nothing-here',
    '/pets/0192f0c0-0000-7000-8000-000000000000',
    `/pets/${pet.id}`,
    `/pets/${pet.id}/routines`,
    `/pets/${pet.id}/training`,
    `/pets/${pet.id}/appointments`,
    `/pets/${pet.id}/vet-records`,
    `/pets/${pet.id}/edit`,
    '/pets/x/share',
    '/en',
    '/es/pets',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: t('shell.notFound.title') })).toBeVisible();
  }
});

test('R2.4 Share opens the only pet, asks among several, else does nothing', async ({ page, member, t }) => {
  await page.goto('/profile');
  const share = page
    .getByRole('navigation', { name: t('shell.mainNavigation') })
    .getByRole('button', { name: t('shell.share') });

  await share.click();
  await expect(page).toHaveURL('/profile');
  const luna = await member.addsPet({ name: 'Luna' });
  await page.reload();
  await share.click();
  await expect(page).toHaveURL(`/pets/${luna.id}/share`);

  const milo = await member.addsPet({ name: 'Milo', type: 'cat' });
  await page.goto('/profile');
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Select pet' });
  await expect(dialog.getByText('Choose which pet you would like to share with others')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('showPetSelector')));
  await dialog.getByRole('button', { name: 'Milo' }).click();
  await expect(page).toHaveURL(`/pets/${milo.id}/share`);
});

test('R5.2 the language switch changes every page, and is remembered', async ({ page, member }) => {
  await member.addsPet();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.goto('/pets');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('es');

  await page.goto('/?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
