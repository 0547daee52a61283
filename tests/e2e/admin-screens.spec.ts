import { becomeAdmin } from '../support/admins';
import { expect, expectAccessible, test } from '../support/browser';
import { aMember } from '../support/people';
import { appUrl } from '../support/visitor';
import { locales } from '../support/words';

const consent = { name: 'pawfolio-cookie-consent', value: 'true' };

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R8.2 R5.1 every admin screen is translated and accessible, light and dark', async ({ page, context, t }) => {
      test.setTimeout(180_000);
      const ana = await aMember();
      await ana.post('/api/feedback', { kind: 'rating', stars: 4, text: 'Lovely' });
      await becomeAdmin(context);
      await context.addCookies([{ ...consent, url: appUrl() }]);
      const screens = [
        ['/admin', 'overview'],
        [`/admin/users?q=${ana.email}`, 'users'],
        ['/admin/users?q=nobody-at-all', 'users'],
        ['/admin/inbox', 'inbox'],
        ['/admin/inbox?open=true', 'inbox'],
        ['/admin/audit', 'audit'],
        ['/admin/audit?userId=x', 'audit'],
      ] as const;

      for (const [path, name] of screens) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1, name: t(`admin.${name}.title`) })).toBeVisible();
        const here = page.getByRole('navigation', { name: t('admin.nav.label') }).locator('[aria-current=page]');
        await expect(here).toHaveText(t(`admin.nav.${name}`));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectAccessible(page);
        }
      }
    });
  });
}
