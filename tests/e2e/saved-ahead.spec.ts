import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/browser';
import { offlineScreen, savedPage, test, workerReady } from '../support/offline';
import type { Person } from '../support/people';
import { addsPhoto } from '../support/photos';
import { savedPaths, storedInBrowser } from '../support/stored';
import type { words } from '../support/words';

test.use({ locale: 'en-GB' });

type Words = ReturnType<typeof words>;

test.describe.configure({ timeout: 120_000 });

/** Saves pages for offline use by the button of the account page. Without it, saving takes a second per page. */
async function readAhead(page: Page, member: Person, t: Words) {
  const pet = await member.addsPet({ name: 'Zwetschge', breed: 'Beagle', vetClinic: 'Clinic Hidden' });
  const photo = await addsPhoto(member, pet.id);
  for (let day = 1; day <= 25; day += 1) {
    const measuredAt = new Date(Date.now() - day * 86_400_000).toISOString();
    await member.post(`/api/pets/${pet.id}/weights`, { measuredAt, grams: 9000 + day });
  }
  await page.goto('/profile');
  await workerReady(page);
  await page.locator('#offline > summary').click();
  await page.getByRole('button', { name: t('account.offline.save') }).click();
  await expect.poll(() => savedPaths(page, ['image']), { timeout: 60_000 }).toHaveLength(1);
  return { pet, photo };
}

async function startCold(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  return context.newPage();
}

test('R12.5 pages never opened before open from a cold start in airplane mode', async ({ page, context, member, t }, {
  annotations,
}) => {
  const { pet, photo } = await readAhead(page, member, t);
  const storedText = await storedInBrowser(page);
  expect(['Zwetschge', 'Clinic Hidden', 'Beagle'].filter((secret) => storedText.includes(secret))).toEqual([]);

  const cold = await startCold(page, context);
  const began = Date.now();
  await cold.goto('/home');
  await savedPage(cold);
  annotations.push({ type: 'measured', description: `${Date.now() - began} ms from nothing to Today` });
  await expect(cold.getByRole('main')).toContainText('Zwetschge');

  await cold.goto(`/pets/${pet.id}?tab=health&part=weights`);
  await savedPage(cold);
  await cold
    .getByRole('button', { name: t('weights.add'), exact: true })
    .first()
    .click();
  await expect(cold.getByRole('dialog').getByLabel(t('weights.weight'), { exact: true })).toBeVisible();
  await cold.keyboard.press('Escape');
  const older = cold.locator('#weights').getByRole('button', { name: t('entries.older') });
  await older.click();
  await expect(older).toBeHidden();

  await cold.goto(`/pets/${pet.id}/social`);
  const shownPhoto = cold.locator(`img[src*="${photo.id}"]`).first();
  await expect.poll(() => shownPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await cold.goto(`/pets/${pet.id}`);
  await savedPage(cold);
  await expect(cold.getByRole('main')).toContainText('Clinic Hidden');
  await cold.goto('/help/health');
  await savedPage(cold);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(t('help.articles.health.title'));

  await cold.goto('/pets');
  await savedPage(cold);
  await cold
    .getByRole('button', { name: t('shell.quickAdd') })
    .first()
    .click();
  await expect(cold.getByRole('dialog').getByRole('button', { name: /9\.00\skg/ })).toBeVisible();
});

test('R12.5 the account page clears and resaves offline pages; sign-out deletes all', async ({ page, member, t }) => {
  await readAhead(page, member, t);
  const row = page.locator('#offline');
  await expect(row.getByText(/^\d+\.\d of 40 MB/)).toBeVisible();
  await row.getByRole('button', { name: t('account.offline.clear') }).click();
  await expect(row.getByText(t('account.offline.off'))).toBeVisible();
  expect(await savedPaths(page)).toEqual([]);

  await page.goto('/pets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile');
  expect(await savedPaths(page)).toEqual([]);
  await page.locator('#offline > summary').click();
  await row.getByRole('button', { name: t('account.offline.save') }).click();
  await expect.poll(() => savedPaths(page), { timeout: 20_000 }).toContain('/home');

  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  await page.waitForURL('/');
  const databaseNames = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databaseNames.filter((name) => name?.startsWith('pawfolio-pages-'))).toEqual([]);
});

test('R12.5 back online, a saved page refreshes itself', async ({ page, context, member }) => {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  await page.goto(`/pets/${pet.id}`);
  await workerReady(page);
  await expect.poll(() => savedPaths(page)).toContain(`/pets/${pet.id}`);
  await context.setOffline(true);
  await page.reload();
  await savedPage(page);
  await member.patch(`/api/pets/${pet.id}`, { name: 'Mirabelle' });

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Mirabelle' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('html[data-saved-at]')).toHaveCount(0);
});

test('R12.5 no saved page is shown after a session ends', async ({ page, context, member }) => {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  await page.goto(`/pets/${pet.id}`);
  await workerReady(page);
  await expect.poll(() => savedPaths(page)).toContain(`/pets/${pet.id}`);
  await context.setOffline(true);
  await page.reload();
  await savedPage(page);
  await member.post('/api/auth/logout', {});

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 20_000 });
  await expect.poll(() => savedPaths(page)).toEqual([]);
});

test('R12.5 files needed by saved pages survive an update', async ({ page, context, member, t }) => {
  test.slow();
  await member.addsPet({ name: 'Zwetschge' });
  // Holds the lock for saving pages, because saving would replace or delete the page of the previous build.
  const other = await context.newPage();
  await other.goto('/help');
  await other.evaluate(() => void navigator.locks.request('saving-ahead', () => new Promise(() => undefined)));
  await page.goto('/home');
  await workerReady(page);
  await expect.poll(() => savedPaths(page)).toContain('/home');

  const old = '/_next/static/chunks/of-the-last-build.js';
  await page.evaluate(async (file) => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('pawfolio-pages-'))?.name ?? '';
    const opening = indexedDB.open(name);
    await new Promise((onOpened) => opening.addEventListener('success', onOpened));
    const transaction = opening.result.transaction('heads', 'readwrite');
    const heads = transaction.objectStore('heads');
    const asking = heads.get('/home');
    const path = '/help/of-the-last-build';
    asking.onsuccess = () => heads.put({ ...asking.result, path, build: file }, path);
    await new Promise((onComplete) => transaction.addEventListener('complete', onComplete));
    opening.result.close();
    // Stored after the page that needs it, so that no sweep in between deletes it.
    await (await caches.open('shell')).put(file, new Response('1'));
    await navigator.serviceWorker.register('/sw.js?newer', { scope: '/' });
  }, old);
  await page.getByRole('button', { name: t('install.update.reload') }).click();

  const keptAfterSweep = async (file: string) => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active?.scriptURL.endsWith('?newer') || active.state !== 'activated') return null;
    return (await caches.match(file))?.status ?? 404;
  };
  await expect.poll(() => page.evaluate(keptAfterSweep, old).catch(() => null), { timeout: 20_000 }).toBe(200);
});

test('R12.5 a signed-out user cannot read saved pages', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  await page.goto(`/pets/${pet.id}`);
  await workerReady(page);
  await expect.poll(() => savedPaths(page)).toContain(`/pets/${pet.id}`);

  await page.evaluate(
    () =>
      new Promise((onDeleted) => {
        const opening = indexedDB.open('pawfolio-vault');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('devices', 'readwrite');
          transaction.objectStore('devices').clear();
          transaction.oncomplete = onDeleted;
        };
      }),
  );

  await context.setOffline(true);
  await page.goto(`/pets/${pet.id}`);
  await offlineScreen(page, t);
});
