import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { Person } from '../support/people';
import { type Locale, locales } from '../support/words';

const publicPaths = [
  '/',
  '/privacy-policy',
  '/auth/login',
  '/auth/verify',
  '/auth/unsubscribe',
  '/offline',
  '/nothing-here',
];
/** The pages of one pet. */
const petPages = ['', '?tab=health', '/routines', '/training', '/appointments', '/vet-records', '/edit', '/share'];

/** The other theme than in screens.spec, and two more widths on the phone. */
function looks(locale: Locale, project: string): { width: number; height: number; colorScheme: 'light' | 'dark' }[] {
  const other = (locale === 'en') === (project === 'phone') ? 'dark' : 'light';
  if (project === 'desktop') return [{ width: 1280, height: 800, colorScheme: other }];
  return [
    { width: 320, height: 640, colorScheme: other },
    { width: 390, height: 844, colorScheme: other === 'dark' ? 'light' : 'dark' },
  ];
}

async function inAllLooks(page: Page, path: string, locale: Locale, project: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The guard's notice lies over the page at first: axe would take its colours for the background.
  await expect(page.locator('.access-notice')).toBeHidden();
  for (const { width, height, colorScheme } of looks(locale, project)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R5.1 screens in further widths and the other theme are accessible', async ({ page, member }, { project }) => {
      test.setTimeout(360_000);
      const pet = await member.addsPet({ breed: 'Beagle', microchip: '724098100123456', vetClinic: 'Sun 910 000 001' });
      const { url } = await member.sharesPet(pet.id);
      const sections = petPages.map((section) => `/pets/${pet.id}${section}`);
      const own = ['/home', '/pets', '/pets/new', ...sections];
      for (const path of [...own, '/profile', url, ...publicPaths]) await inAllLooks(page, path, locale, project.name);
    });

    test('R2.4 R6.2 R7.2 R9.1 by keyboard alone: sign in, add a pet, share it, sign out', async ({ page, t }) => {
      test.setTimeout(120_000);
      const ana = new Person();
      await page.goto('/');
      // The question is a dialog that has the focus.
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
      await typeInto(page, page.getByLabel(t('pets.fields.name'), { exact: true }), 'Luna');
      await tabTo(page, page.getByLabel(t('pets.fields.type')));
      await page.keyboard.press('ArrowDown');
      await pressOn(page, page.getByRole('button', { name: t('pets.form.add') }));
      await expect(page).toHaveURL(/\/pets\/[0-9a-f-]{36}$/);

      const sections = page.getByRole('navigation', { name: t('pets.nav.label', { name: 'Luna' }) });
      await pressOn(page, sections.getByRole('link', { name: t('pets.nav.share') }));
      await expect(page).toHaveURL(/\/share$/);
      await typeInto(page, page.getByLabel(t('sharing.form.label')), 'Dr. Paw');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t('sharing.address', { label: 'Dr. Paw' }))).toBeVisible();

      const main = page.getByRole('navigation', { name: t('shell.mainNavigation') });
      await pressOn(page, main.getByRole('link', { name: t('shell.account') }));
      await pressOn(page, page.getByRole('button', { name: t('account.signOut'), exact: true }));
      await expect(page).toHaveURL('/');
    });
  });
}

test('at 200 % zoom every page reflows: nothing scrolls sideways or lies under a bar', async ({ page, member, t }) => {
  test.setTimeout(180_000);
  const pet = await member.addsPet();
  // 1280 × 800 at 200 % is a window of 640 × 400.
  await page.setViewportSize({ width: 640, height: 400 });
  const sections = petPages.map((section) => `/pets/${pet.id}${section}`);
  for (const path of ['/', '/terms', '/home', '/pets', '/pets/new', ...sections, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    await expect(page.locator('.access-notice')).toBeHidden();
    await tabTo(page, page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') }));
  }
});

test('who asks for less motion gets none', async ({ page, member }) => {
  test.setTimeout(60_000);
  const pet = await member.addsPet();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ofPet = ['routines', 'training', 'appointments', 'vet-records'].map((section) => `/pets/${pet.id}/${section}`);
  for (const path of ['/', '/auth/login', '/home', '/pets', ...ofPet, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            Number(animation.effect?.getComputedTiming().duration) > 50 && animation.playState === 'running',
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving, path).toEqual([]);
  }
});
