import type { Page } from '@playwright/test';
import { acceptCookies, expect, expectAccessible } from '../support/browser';
import { aHeicPhoto } from '../support/heic';
import { formsStored, offlineScreen, savedPage, seesPage, seesThreePages, test, workerReady } from '../support/offline';
import { watchPaints } from '../support/paints';
import { savedPaths } from '../support/stored';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 90_000 });

test('R3.5 R4.3 the worker follows consent; shared-page readers get none', async ({ page, guest, member, t }) => {
  const registrations = (at: Page) =>
    at.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
  const { url } = await member.sharesPet((await member.addsPet()).id);

  await guest.goto(url);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByRole('dialog', { name: t('consent.title') })).toBeVisible();
  expect(await registrations(guest)).toEqual([0, 0]);

  await acceptCookies(guest, t);
  await workerReady(guest);
  await guest.getByRole('button', { name: t('consent.settings') }).click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: t('consent.rejectAll') })
    .click();
  await expect(guest.getByText(t('consent.blockedText'))).toBeVisible();
  await expect.poll(() => registrations(guest)).toEqual([0, 0]);

  await page.goto('/home');
  await workerReady(page);
  expect(await registrations(page)).toEqual([1, 1]);
});

test('R3.4 cookie settings open offline, even without their messages in the page', async ({ page, context, t }) => {
  await page.goto('/auth/login');
  await acceptCookies(page, t);
  await workerReady(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('consent.settings') }).click();
  await expect(page.getByRole('dialog', { name: t('consent.settings') })).toBeVisible();
});

test('R4.3 a sheet opens offline on a page not yet used', async ({ page, context, member, t }) => {
  const { id } = await member.addsPet();
  await page.goto('/home');
  await workerReady(page);
  await page.goto(`/pets/${id}?tab=health&part=allergies`);
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
  await formsStored(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('allergies.add') }).click();
  await expect(page.getByRole('dialog').getByLabel(t('allergies.allergen'), { exact: true })).toBeFocused();
});

test('R7.18 offline, a HEIC photo reports that it needs a connection', async ({ page, context, member, t }) => {
  const { id } = await member.addsPet();
  await page.goto('/home');
  await workerReady(page);
  await page.goto(`/pets/${id}/social`);
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
  await formsStored(page);
  const chooser = page.getByLabel(t('photos.add'));
  await expect(chooser).toBeEnabled();
  await context.setOffline(true);
  await chooser.setInputFiles({ name: 'luna.heic', mimeType: 'image/heic', buffer: aHeicPhoto });
  await page.getByRole('dialog').getByRole('button', { name: /1/ }).click();
  await expect(page.getByText(t('photos.problem.needsConnection')).first()).toBeVisible();
});

test('R4.3 an unreachable page shows the offline screen until reconnected', async ({ page, context, t }) => {
  await page.goto('/');
  await acceptCookies(page, t);
  await workerReady(page);
  await context.setOffline(true);

  await page.goto('/terms');
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await offlineScreen(page, t);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: t('offline.reload') }).click()]);
  await offlineScreen(page, t);
  // `online` fires too early: the page must not reload now, because this would end the evaluation.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
    return new Promise((onStayed) => setTimeout(onStayed, 500));
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('legal.terms.title') })).toBeVisible({
    timeout: 20_000,
  });
});

test('R4.3 visited pages open offline unchanged, with their buttons', async ({ page, context, member, t }) => {
  const { pet } = await seesThreePages(page, member);
  await seesPage(page, `/pets/${pet.id}?tab=health`);

  await page.goto('/pets');
  await context.setOffline(true);
  // Clicks a link: if the router can't fetch, it loads the full page.
  await page.locator(`a[href="/pets/${pet.id}"]`).first().click();
  await expect(page).toHaveURL(`/pets/${pet.id}`);
  await savedPage(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Zwetschge' })).toBeVisible();
  await expect(page.getByText('Clinic Hidden').first()).toBeVisible();
  await expect(page.locator(`main a[href="/pets/${pet.id}/edit"]`).first()).toBeAttached();

  await page.getByRole('link', { name: t('pets.nav.health'), exact: true }).click();
  // Waits for the URL, because the overview has the same heading.
  await expect(page).toHaveURL(`/pets/${pet.id}?tab=health`);
  await expect(page.getByRole('heading', { level: 2, name: t('vaccinations.title') })).toBeVisible();
  await page.getByRole('link', { name: t('pets.nav.back') }).click();
  await expect(page).toHaveURL('/pets');
  await expect(page.getByRole('heading', { level: 1, name: t('pets.list.title') })).toBeVisible();
});

test('R4.3 a saved home keeps its layout and links to saved pages', async ({ page, context, member }) => {
  const { pet } = await seesThreePages(page, member);
  const card = page.getByRole('main').locator(`a[href="/pets/${pet.id}"]`).first();
  const widths = async () => {
    const boxes = await Promise.all([card, card.locator('xpath=ancestor::ul[1]')].map((part) => part.boundingBox()));
    return boxes.map((box) => [box?.x, box?.width, box?.height]);
  };
  await page.goto('/home');
  const before = await widths();

  await context.setOffline(true);
  await page.goto('/home');
  await savedPage(page);

  expect(await widths()).toEqual(before);
  await card.click();
  await expect(page).toHaveURL(`/pets/${pet.id}`);
  await expect(page.getByText('Clinic Hidden').first()).toBeVisible();
});

test('R12.4 the offline indicator never moves a saved page', async ({ page, context, member, t }) => {
  await seesThreePages(page, member);
  const paints = await watchPaints(page, () =>
    document.querySelector('main h1')?.getBoundingClientRect().top.toFixed(),
  );

  await context.setOffline(true);
  await page.goto('/home');
  await savedPage(page);
  await expect(page.locator('p[data-waiting-sign]')).toContainText(t('waitingSign.offline'));

  expect(await paints.seen()).toHaveLength(1);
});

test('R4.3 an unsaved page lists saved pages, except those behind keys', async ({ page, context, member, t }) => {
  const { pet } = await seesThreePages(page, member);
  await page.goto(`/pets/${pet.id}/share`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/feedback');
  await offlineScreen(page, t);
  const savedPages = page.getByRole('navigation', { name: t('offline.savedPages') });
  await expect(savedPages.locator(`a[href="/pets/${pet.id}"]`)).toContainText('Zwetschge');

  await page.goto(`/pets/${pet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Zwetschge' })).toBeVisible();
  await page.goto(`/pets/${pet.id}/share`);
  await offlineScreen(page, t);
});

test('R12.5 saving pages requests no persistent storage; only pending writes do', async ({ page, member }) => {
  let requestCount = 0;
  await page.exposeFunction('countAsking', () => {
    requestCount += 1;
  });
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      await (window as unknown as { countAsking: () => Promise<void> }).countAsking();
      return true;
    };
  });
  await page.goto('/auth/login');
  expect(requestCount).toBe(0);
  await seesThreePages(page, member);
  expect(requestCount).toBe(0);
});

test('R4.3 a pet deleted here or elsewhere leaves no saved copy', async ({ page, member, t }) => {
  const { pet } = await seesThreePages(page, member);
  await page.getByRole('button', { name: t('pets.detail.delete', { name: 'Zwetschge' }) }).click();
  await page.waitForURL('/pets');
  await expect.poll(async () => (await savedPaths(page)).filter((path) => path.includes(pet.id))).toEqual([]);

  const { id } = await member.addsPet({ name: 'Quitte' });
  await seesPage(page, `/pets/${id}`);
  await member.delete(`/api/pets/${id}`);
  await page.goto(`/pets/${id}`);
  await expect(page.getByRole('heading', { name: t('shell.notFound.title') })).toBeVisible();
  await expect.poll(() => savedPaths(page)).not.toContain(`/pets/${id}`);
});

test('R2.6 the offline sign reports the lost connection and covers nothing', async ({ page, context, member, t }) => {
  await member.addsPet();
  await page.goto('/pets');
  await workerReady(page);
  await page.reload();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await formsStored(page);

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: t('waitingSign.readable') });
  await expect(banner.getByText(t('waitingSign.offline'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('shell.offline.title'))).toBeHidden();

  const [above, below] = [await banner.boundingBox(), await title.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('R4.1 a newer version waits for a click, then reloads once', async ({ page, member, t }) => {
  await member.addsPet();
  await page.goto('/home');
  await workerReady(page);
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    return navigator.serviceWorker.register('/sw.js?newer', { scope: '/' }).then(() => undefined);
  });
  const notice = page.getByRole('status').filter({ hasText: t('install.update.title') });

  await expect(notice.first()).toBeVisible();
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  await page.getByRole('button', { name: t('install.update.reload') }).click();
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toContain('?newer');
});
