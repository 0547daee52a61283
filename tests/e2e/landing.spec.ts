import { acceptCookies, expect, test } from '../support/browser';
import { locales } from '../support/words';

const features = ['health', 'routines', 'training', 'vitals', 'records', 'sharing'] as const;

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R1.1 hero, six blocks and closing call lead to signing in', async ({ page, t }) => {
      await page.goto('/');
      await acceptCookies(page, t);
      await expect(page.getByRole('heading', { level: 1, name: t('landing.hero.title') })).toBeVisible();

      const blocks = page.getByRole('region', { name: t('landing.features.title') }).getByRole('heading', { level: 3 });
      await expect(blocks).toHaveText(features.map((name) => t(`landing.features.${name}.title`)));
      const start = page.getByRole('link', { name: t('landing.hero.start') });
      const account = page.getByRole('link', { name: t('landing.hero.account') });
      await expect(start).toHaveAttribute('href', '/auth/login');
      await expect(account).toHaveCount(2);

      await account.last().click();
      await expect(page).toHaveURL('/auth/login');
    });

    test('R1.1 questions open and close by keyboard', async ({ page, t }) => {
      await page.goto('/');
      await acceptCookies(page, t);
      const answer = page.getByText(t('landing.questions.items.price.answer'));
      await expect(answer).toBeHidden();

      await page.getByText(t('landing.questions.items.price.question')).focus();
      await page.keyboard.press('Enter');
      await expect(answer).toBeVisible();

      await page.keyboard.press('Tab');
      await expect(page.getByText(t('landing.questions.items.readers.question'))).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(answer).toBeHidden();
    });

    test('R1.3 the contents of a policy lead to its sections', async ({ page, t }) => {
      await page.goto('/privacy-policy');
      await page
        .getByRole('navigation', { name: t('legal.contents') })
        .getByRole('link', { name: t('legal.privacy.rights.title') })
        .click();

      await expect(page).toHaveURL('/privacy-policy#rights');
      await expect(page.getByRole('heading', { name: t('legal.privacy.rights.title') })).toBeInViewport();
    });

    test('R5.4 R1.3 search engines and previews get whole addresses of every language', async ({ page, t }) => {
      for (const path of ['/', '/privacy-policy', '/terms']) {
        await page.goto(`${path}?lng=${locale}`);
        const link = (selector: string) => page.locator(`link[${selector}]`);
        const address = (lng: string) => new RegExp(`^https?://[^/]+${path}${lng && `\\?lng=${lng}`}$`);
        await expect(link('rel="canonical"')).toHaveAttribute('href', address(locale));
        await expect(link('hreflang="en"')).toHaveAttribute('href', address('en'));
        await expect(link('hreflang="es"')).toHaveAttribute('href', address('es'));
        // The trailing slash of an origin is optional.
        await expect(link('hreflang="x-default"')).toHaveAttribute('href', /^https?:\/\/[^/]+/);
        const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
        await expect(meta('url')).toHaveAttribute('content', address(locale));
        await expect(meta('image')).toHaveAttribute('content', new RegExp(`^https?://[^/]+/og/${locale}\\.png$`));
        await expect(meta('image:width')).toHaveAttribute('content', '1200');
        await expect(meta('image:height')).toHaveAttribute('content', '630');
        await expect(meta('image:alt')).toHaveAttribute('content', t('landing.imageAlt'));
        await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
      }

      await page.goto(`/?lng=${locale}`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

      expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
        'SoftwareApplication',
        'FAQPage',
      ]);
    });
  });
}

test('R1.1 R1.3 public pages are complete without scripts', async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en' });
  await context.addCookies([{ name: 'pawfolio-cookie-consent', value: 'true', url: baseURL ?? '' }]);
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.getByText(t('landing.visit.caption'))).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: t('legal.terms.changes.title') })).toBeVisible();
  await context.close();
});

test('R1.1 the landing page is painted before its scripts are fetched', async ({ page, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');

  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_next/static/chunks/') && !name.includes('/webpack-'))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(5);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
});
