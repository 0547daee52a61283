import type { Page } from '@playwright/test';
import { expect } from '../support/browser';
import { offlineScreen, seesThreePages, test } from '../support/offline';
import { aMember } from '../support/people';
import { savedPaths, storedInBrowser } from '../support/stored';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 90_000 });

const DAY = 86_400_000;

const confirmedAt = (page: Page, age?: number) =>
  page.evaluate(async (days) => {
    const finishRequest = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((one) => one.startsWith('pawfolio-pages-')) ?? '';
    const database = await finishRequest(indexedDB.open(name));
    const store = database.transaction('facts', 'readwrite').objectStore('facts');
    if (days !== undefined) await finishRequest(store.put(Date.now() - days, 'confirmed-at'));
    const storedMs = await finishRequest(store.get('confirmed-at'));
    database.close();
    return Date.now() - (storedMs as number);
  }, age);

test('R4.3 saved copies expire 30 days after the last verified session', async ({ page, context, member, t }) => {
  const { pet } = await seesThreePages(page, member);
  await confirmedAt(page, 29 * DAY);
  await page.goto('/pets');
  await expect.poll(() => confirmedAt(page)).toBeLessThan(DAY);
  await confirmedAt(page, 29 * DAY);
  await context.setOffline(true);

  await page.goto(`/pets/${pet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zwetschge' })).toBeVisible();
  await confirmedAt(page, 31 * DAY);
  await page.goto(`/pets/${pet.id}`);
  await offlineScreen(page, t);
  await expect(page.getByRole('navigation', { name: t('offline.savedPages') })).toBeHidden();
  expect(await savedPaths(page)).toEqual([]);

  const storedText = await storedInBrowser(page);
  expect(['Zwetschge', 'Clinic Hidden', pet.id].filter((secret) => storedText.includes(secret))).toEqual([]);
});

test('R11.2 a pet’s saved copies are deleted when its owner removes the member', async ({ page, member }) => {
  const owner = await aMember();
  const pet = await owner.addsPet({ name: 'Quitte' });
  await owner.invites(member, pet.id);
  const { pet: own } = await seesThreePages(page, member);
  await page.goto(`/pets/${pet.id}`);
  await expect.poll(() => savedPaths(page)).toContain(`/pets/${pet.id}`);
  const { body } = await member.get('/api/users/current');
  await owner.delete(`/api/pets/${pet.id}/members/${body.id}`);

  await page.goto(`/pets/${own.id}`);
  await expect.poll(() => savedPaths(page)).not.toContain(`/pets/${pet.id}`);

  expect(await storedInBrowser(page)).not.toContain('Quitte');
});

test('R4.3 saved copies are deleted once a remotely ended session is noticed', async ({ page, member }) => {
  const { secrets, userId } = await seesThreePages(page, member);
  await member.post('/api/auth/logout', {});
  await page.goto('/pets');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => savedPaths(page)).toEqual([]);

  // The user id remains: it names this browser's half of the key, which unsent writes need after sign-in (R12.4).
  const storedText = await storedInBrowser(page);
  expect(secrets.filter((secret) => secret !== userId && storedText.includes(secret))).toEqual([]);
});

test('R4.3 the first rejection on an open page also deletes saved copies', async ({ page, member }) => {
  await seesThreePages(page, member);
  await member.post('/api/auth/logout', {});
  expect(await savedPaths(page)).not.toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    const now = Date.now;
    Date.now = () => now() + 6 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => savedPaths(page)).toEqual([]);
});
