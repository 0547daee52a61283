import type { Page } from '@playwright/test';
import { expect } from '../support/browser';
import { offlineScreen, seesPage, seesThreePages, test } from '../support/offline';
import { Person } from '../support/people';
import { savedPaths, storedInBrowser } from '../support/stored';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const leftOf = async (page: Page, secrets: readonly string[]) => {
  const storedText = await storedInBrowser(page);
  return secrets.filter((secret) => storedText.includes(secret));
};

const READING_TAKES = { timeout: 20_000 };

test.describe.configure({ timeout: 90_000 });

test('R4.3 signing out leaves none of the user’s data in the browser', async ({ page, context, member, t }) => {
  const { secrets } = await seesThreePages(page, member);
  const before = await storedInBrowser(page);
  for (const secret of ['Zwetschge', 'Clinic Hidden']) expect(before).not.toContain(secret);

  await page.goto('/profile');
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await page.waitForURL('/');
  await expect.poll(() => leftOf(page, secrets), READING_TAKES).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pawfolio-signed-out');

  await context.setOffline(true);
  await page.goto('/pets');
  await offlineScreen(page, t);
  await expect(page.getByRole('navigation', { name: t('offline.savedPages') })).toBeHidden();
});

test('R4.3 signing out offline removes everything; the server follows once reachable', async ({
  page,
  context,
  member,
  t,
}) => {
  const { secrets, pet } = await seesThreePages(page, member);

  await page.goto('/profile');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await expect(page).toHaveURL('/');

  await offlineScreen(page, t);
  // A pending write may open the database again, and then deletes it immediately.
  await expect.poll(() => leftOf(page, secrets), READING_TAKES).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await offlineScreen(page, t);
  expect((await member.get('/api/auth/session')).body.authenticated).toBe(true);

  // The session and its cookie still exist. This request ignores the browser's offline mode.
  const openedResponse = await context.request.get(`/pets/${pet.id}`, { maxRedirects: 0 });
  expect([openedResponse.status(), openedResponse.headers().location]).toEqual([
    307,
    expect.stringMatching(/^\/auth\/login/),
  ]);
  await context.setOffline(false);
  await page.waitForURL(/\/auth\/login/);
  await expect.poll(async () => (await member.get('/api/auth/session')).body.authenticated).toBe(false);
  await expect
    .poll(async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => /session|signed-out/.test(name)),
    )
    .toEqual([]);
});

test('R4.3 the next user of the browser sees none of the saved data', async ({ page, context, member, t }) => {
  const { secrets, pet, userId } = await seesThreePages(page, member);
  const eve = await new Person().signsIn();
  await context.addCookies([...eve.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  await seesPage(page, '/profile');

  // The first user's account page may have been saved ahead, so the test does not wait for the second user's page.
  const others = secrets.filter((secret) => secret !== userId);
  await expect.poll(() => leftOf(page, others), READING_TAKES).toEqual([]);
  await context.setOffline(true);
  await page.goto(`/pets/${pet.id}`);
  await offlineScreen(page, t);
  await expect(page.getByRole('navigation', { name: t('offline.savedPages') })).not.toContainText('Zwetschge');
});

test('R4.3 signing out in one tab sends other tabs to sign-in', async ({ page, context, member, t }) => {
  await seesThreePages(page, member);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect.poll(() => savedPaths(other)).toContain('/profile');

  await other.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await other.waitForURL('/');
  await expect(page).toHaveURL(/\/auth\/login/);
});
