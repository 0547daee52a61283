import { opensRow } from '../support/account-rows';
import { expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es' });

test('R2.15 R7.10 every menu entry leads to its page', async ({ page, member, t }) => {
  await page.goto('/profile');
  await expect(page.getByText(member.email).first()).toBeVisible();
  await opensRow(page, 'menu');
  const menu = page.getByRole('region', { name: t('profileMenu.title') });

  for (const [entry, path] of [
    ['suggestion', '/feedback?about=suggestion'],
    ['rate', '/feedback?about=rating'],
    ['message', '/feedback?about=message'],
    ['tour', '/tour'],
    ['support', '/help/contact'],
    ['help', '/help'],
  ] as const) {
    await expect(menu.getByRole('link', { name: t(`profileMenu.${entry}`) })).toHaveAttribute('href', path);
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);
  }

  await expect(menu).toContainText(/Pawfolio \d+\.\d+\.\d+ .*MIT/);
  // Hidden, because their URLs are not configured.
  await expect(menu.getByText(t('profileMenu.podcast'))).toHaveCount(0);
  await expect(menu.getByText(t('profileMenu.social'))).toHaveCount(0);
  await menu.getByRole('link', { name: t('profileMenu.tour') }).click();
  await expect(page).toHaveURL('/tour');
});

test('R2.5 on phones the account page has the footer links', async ({ page, member, t }) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  await page.goto('/profile');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const policies = await opensRow(page, 'policies');
  for (const [name, path] of [
    ['privacyPolicy', '/privacy-policy'],
    ['terms', '/terms'],
  ] as const) {
    await expect(policies.getByRole('link', { name: t(`shell.footer.${name}`) })).toHaveAttribute('href', path);
  }
  await expect(policies.getByText(/© \d{4} Pawfolio/)).toBeVisible();
  await expectAccessible(page);
  await policies.getByRole('button', { name: t('consent.settings') }).click();
  await expect(page.getByRole('dialog', { name: t('consent.settings') })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/terms');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('R7.10 a suggestion is sent once and listed with its date', async ({ page, member, t }) => {
  await page.goto('/feedback?about=suggestion');
  const field = page.getByLabel(t('feedback.label.suggestion'));

  await field.fill('Más gatos, please');
  await page.getByRole('button', { name: t('feedback.send') }).dblclick();
  await expect(page.getByText(t('feedback.sent.suggestion'), { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Más gatos, please' })).toHaveCount(1);

  const { body } = await member.get('/api/feedback');
  expect(body.items).toMatchObject([{ kind: 'suggestion', text: 'Más gatos, please', stars: null, answer: null }]);
});

test('R7.10 entered text stays when the connection fails', async ({ page, member, t }) => {
  await page.goto('/feedback?about=message');
  const field = page.getByLabel(t('feedback.label.message'));
  await field.fill('Hola');
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 413, body: '{}' }));
  await page.getByRole('button', { name: t('feedback.send') }).click();
  await expect(page.getByText(t('feedback.failed'))).toBeVisible();
  await expect(field).toHaveValue('Hola');

  await page.unroute('**/api/feedback');
  await page.getByRole('button', { name: t('feedback.send') }).click();
  await expect(page.getByText(t('feedback.sent.message'), { exact: true })).toBeVisible();
  expect((await member.get('/api/feedback')).body.items).toMatchObject([{ kind: 'message', text: 'Hola' }]);
});

test('R7.10 stars can be chosen by keyboard alone', async ({ page, member, t }) => {
  await page.goto('/feedback?about=rating');
  // The footer contains radio buttons too, earlier in the document.
  const stars = page.getByRole('group', { name: t('feedback.stars') }).getByRole('radio');
  // The radio buttons are disabled until hydration and can't be focused before.
  await expect(stars.first()).toBeEnabled();
  await stars.first().focus();
  await page.keyboard.press('Space');
  for (let star = 2; star <= 5; star += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(stars.nth(star - 1)).toBeChecked();
  }
  await expect(page.getByText(t('feedback.starWords.5'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('feedback.send') }).click();
  await expect(page.getByText(t('feedback.sent.rating'), { exact: true })).toBeVisible();
  expect((await member.get('/api/feedback')).body.items).toMatchObject([{ kind: 'rating', stars: 5, text: '' }]);
});

test('R7.10 the starter session can be tried, left and restarted', async ({ page, member, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/tour');
  const title = (stop: string) => page.getByRole('heading', { name: t(`tour.stops.${stop}.title`) });
  const next = page.getByRole('button', { name: t('tour.next') });
  await expect(title('passport')).toBeVisible();

  await next.click();
  await expect(title('name')).toBeFocused();
  await page.getByLabel(t('tour.name.label')).fill('Nube');
  await expect(page.getByText('Nube', { exact: true })).toBeVisible();

  await next.click();
  const chip = page.getByRole('listitem').filter({ hasText: t('tour.share.sections.identification') });
  await expect(chip).toContainText(t('tour.share.shown'));

  await page.getByText(t('tour.share.readers.sitter'), { exact: true }).click();
  await expect(chip).toContainText(t('tour.share.hidden'));
  await expectAccessible(page);

  await next.click();
  await page.getByRole('button', { name: t('tour.revoke.revoke') }).click();
  await expect(page.getByText(t('tour.revoke.endedText'))).toBeVisible();
  await expectAccessible(page);

  await next.click();
  await page.getByRole('switch', { name: t('tour.offline.connection') }).click();
  await expect(page.getByText(t('tour.offline.banner'))).toBeVisible();
  await expectAccessible(page);

  await next.click();
  await expect(title('yours')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(title('offline')).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: t('tour.again') }).click();
  await expect(title('passport')).toBeFocused();

  await page.getByRole('link', { name: t('tour.leave') }).click();
  await expect(page).toHaveURL('/home');
  expect((await member.get('/api/pets')).body).toEqual([]);
});
