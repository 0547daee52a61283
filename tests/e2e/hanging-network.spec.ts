import { expect, expectAccessible } from '../support/browser';
import { hangingNetwork } from '../support/hanging-network';
import { test, workerReady } from '../support/offline';
import { addsPhoto } from '../support/photos';
import { savedPaths } from '../support/stored';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ timeout: 90_000 });

/** @returns milliseconds */
async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work();
  return Date.now() - began;
}

test('R12.10 a hanging save is queued after 4 seconds and happens once', async ({ page, member, t }, {
  annotations,
}) => {
  const pet = await member.addsPet({ type: 'cat' });
  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  await page
    .locator('#weights')
    .getByRole('button', { name: t('weights.add'), exact: true })
    .click();
  const sheet = page.getByRole('dialog', { name: t('weights.addTitle') });
  await sheet.getByLabel(t('weights.weight'), { exact: true }).fill('4.25');
  // The server handles the request, but its answer never arrives.
  await page.route('**/weights', async (route) => {
    await route.fetch();
  });
  const doneButton = sheet.getByRole('button', { name: t('weights.done') });
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  const waitedMs = await measureMs(() => doneButton.waitFor({ timeout: 20_000 }));

  annotations.push({ type: 'measured', description: `${waitedMs} ms until it waits` });
  expect(waitedMs).toBeGreaterThan(3900);
  expect(waitedMs).toBeLessThan(12_000);
  await doneButton.click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('#weights').getByText(t('entries.waiting.waits'))).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/weights');
  await expect(page.getByRole('status').filter({ hasText: t('waitingSign.allSent') })).toBeVisible({ timeout: 20_000 });
  expect((await member.get(`/api/pets/${pet.id}/weights`)).body.items).toHaveLength(1);
});

test('R4.3 a hanging page shows its saved copy after 4 seconds', async ({ page, member, t }, { annotations }) => {
  const network = await hangingNetwork();
  try {
    const pet = await member.addsPet({ name: 'Zwetschge' });
    const paths = ['/pets', `/pets/${pet.id}`];
    for (const path of paths) {
      await page.goto(network.url + path);
      await expect.poll(() => savedPaths(page)).toContain(path);
    }
    await workerReady(page);
    await page.goto(`${network.url}/pets`);
    network.hang();
    const copy = page.locator('html[data-saved-at][data-start="done"]');

    const openedMs = await measureMs(async () => {
      // Every other request of the page hangs too.
      await page.goto(`${network.url}/pets/${pet.id}`, { waitUntil: 'commit' });
      await copy.waitFor();
    });
    expect(openedMs).toBeGreaterThan(3900);
    expect(openedMs).toBeLessThan(7000);
    await expect(page.getByRole('heading', { level: 1, name: 'Zwetschge' })).toBeVisible();

    network.resume();
    await expect(copy).toHaveCount(0, { timeout: 20_000 });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('pets.nav.back') })
      .click();
    await expect(page).toHaveURL(/\/pets$/);
    await page.reload();
    network.hang();
    const followedMs = await measureMs(async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Zwetschge/ })
        .click();
      await copy.waitFor({ timeout: 15_000 });
    });
    expect(followedMs).toBeLessThan(8000);
    annotations.push({
      type: 'measured',
      description: `${openedMs} ms by address, ${followedMs} ms by a link to the copy`,
    });
  } finally {
    network.close();
  }
});

test('R12.10 while the network hangs, saved pages show pictures and the offline sign', async ({ page, member, t }) => {
  const network = await hangingNetwork();
  try {
    const pet = await member.addsPet({ name: 'Zwetschge' });
    const photo = await addsPhoto(member, pet.id);
    const path = `/pets/${pet.id}/social`;
    await page.goto(network.url + path);
    await expect.poll(() => savedPaths(page), { timeout: 20_000 }).toContain(path);
    await page.goto(`${network.url}/profile`);
    await page.locator('#offline > summary').click();
    await page.getByRole('button', { name: t('account.offline.save') }).click();
    await expect.poll(() => savedPaths(page, ['image']), { timeout: 60_000 }).toHaveLength(1);

    network.hang();
    await page.goto(network.url + path, { waitUntil: 'commit' });
    await page.locator('html[data-saved-at][data-start="done"]').waitFor();
    const picture = page.locator(`img[src*="${photo.id}"]`).first();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { timeout: 5000 }).toBeGreaterThan(0);
    const sign = page.getByRole('status').filter({ hasText: t('waitingSign.offline') });
    await expect(sign).toBeVisible();

    await page.goto(`${network.url}/home`, { waitUntil: 'commit' });
    await expect(page.getByText(t('agenda.asOf.time', { time: '' }))).toBeVisible({ timeout: 15_000 });
    await expect(sign).toBeVisible();

    network.resume();
    await expect(sign).toBeHidden({ timeout: 20_000 });
  } finally {
    network.close();
  }
});

for (const connections of ['go on', 'are dead'] as const)
  test(`R12.10 a save is sent within 10 s of recovery when connections ${connections}`, async ({ page, member, t }, {
    annotations,
  }) => {
    const network = await hangingNetwork();
    try {
      const pet = await member.addsPet({ type: 'cat' });
      await page.goto(`${network.url}/pets/${pet.id}?tab=health&part=weights`);
      await workerReady(page);
      const weights = page.locator('#weights');
      await weights.getByRole('button', { name: t('weights.add'), exact: true }).click();
      const sheet = page.getByRole('dialog', { name: t('weights.addTitle') });
      await sheet.getByLabel(t('weights.weight'), { exact: true }).fill('4.25');
      network.hang();
      await sheet.getByRole('button', { name: t('entries.save') }).click();
      const doneButton = sheet.getByRole('button', { name: t('weights.done') });
      const waitedMs = await measureMs(() => doneButton.click({ timeout: 20_000 }));
      await expect(weights.getByText(t('entries.waiting.waits'))).toBeVisible();
      const says = page.getByRole('status').filter({ hasText: t('waitingSign.later') });
      await expect(says).toBeVisible({ timeout: 20_000 });

      if (connections === 'go on') network.resume();
      else network.replace();
      const countStored = async () => (await member.get(`/api/pets/${pet.id}/weights`)).body.items.length;
      const recoveredMs = await measureMs(() =>
        expect.poll(countStored, { timeout: 30_000, intervals: [250] }).toBe(1),
      );
      annotations.push({
        type: 'measured',
        description: `${waitedMs} ms until it waits, ${recoveredMs} ms until it is sent`,
      });
      expect(waitedMs).toBeGreaterThan(3000);
      expect(waitedMs).toBeLessThan(8000);
      expect(recoveredMs).toBeLessThan(10_000);
      await expect(page.getByRole('status').filter({ hasText: t('waitingSign.allSent') })).toBeVisible();
    } finally {
      network.close();
    }
  });

test('R2.9 waiting over 300 ms for a page shows an indicator', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Luna' });
  await page.goto('/home');
  await page.route(/_rsc=/, async (route) => {
    if (route.request().headers()['next-router-prefetch']) return route.continue();
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.account') })
    .click();

  await expect(page.getByRole('progressbar').or(page.locator('[data-loading]')).first()).toBeVisible({ timeout: 1400 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});
