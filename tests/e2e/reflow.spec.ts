import { expect, test } from '../support/browser';
import { tabTo } from '../support/keyboard';

test.use({ locale: 'en-GB' });

const petPages = [
  '',
  '?tab=health',
  '/routines',
  '/training',
  '/appointments',
  '/vet-records',
  '/brief',
  '/deleted',
  '/edit',
  '/share',
];

test('at 200 % zoom nothing scrolls sideways or hides under bars', { tag: '@wide' }, async ({ page, member, t }) => {
  test.setTimeout(180_000);
  const pet = await member.addsPet();
  // 1280 × 800 at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  const sections = petPages.map((section) => `/pets/${pet.id}${section}`);

  for (const path of ['/', '/terms', '/home', '/pets', '/pets/new', ...sections, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    await expect(page.locator('.access-notice')).toBeHidden();
    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') });
    // The signed-in area has no footer at this width.
    const last = page.locator('main').locator('a[href], button:enabled, summary').filter({ visible: true }).last();
    await tabTo(page, (await settings.isVisible()) ? settings : last);
  }
});

test('reduced motion disables all animations', { tag: '@wide' }, async ({ page, member }) => {
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
