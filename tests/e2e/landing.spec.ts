import { acceptCookies, expect, test } from '../support/browser';

test.use({ locale: 'es' });

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

for (const [locale, longest] of [
  ['en', 4350],
  ['es', 4800],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`R1.1 the page is at most ${longest} px long on a phone`, async ({ page, t }) => {
      await page.goto('/');
      await acceptCookies(page, t);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
    });

    test(`R1.1 passport, Today and pass show within one and a half screens (${locale})`, async ({ page, t }) => {
      await page.goto('/');
      await acceptCookies(page, t);
      const lastLines = [
        page.getByRole('article'),
        page.getByText(t('landing.vignettes.drops')),
        page.getByText(t('sharing.life.month')).first(),
      ];
      for (const line of lastLines) {
        await expect(line).toBeVisible();
        const box = await line.boundingBox();
        expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(1.5 * 740);
      }
    });
  });
}

test('R1.1 “Get Started” is the only button of the page', async ({ page, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);
  await expect(page.getByRole('main').locator('a.button:not(.underline)')).toHaveText(t('landing.hero.start'));
});

test('R1.3 the table of contents of a policy links to its sections', async ({ page, t }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: t('legal.contents') })
    .getByRole('link', { name: t('legal.privacy.rights.title') })
    .click();

  await expect(page).toHaveURL('/privacy-policy#rights');
  await expect(page.getByRole('heading', { name: t('legal.privacy.rights.title') })).toBeInViewport();
});
