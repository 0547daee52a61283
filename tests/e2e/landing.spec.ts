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

test('R1.3 the table of contents of a policy links to its sections', async ({ page, t }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: t('legal.contents') })
    .getByRole('link', { name: t('legal.privacy.rights.title') })
    .click();

  await expect(page).toHaveURL('/privacy-policy#rights');
  await expect(page.getByRole('heading', { name: t('legal.privacy.rights.title') })).toBeInViewport();
});
