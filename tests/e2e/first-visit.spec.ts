import { expect } from '../support/browser';
import { formsStored, savedPage, test, workerReady } from '../support/offline';
import { savedPaths } from '../support/stored';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 90_000 });

test('R12.8 soon after the first visit, forms open offline', async ({ page, context, member, t }, { annotations }) => {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  await page.goto('/home');
  const began = Date.now();
  await formsStored(page, 60_000);
  const durationMs = Date.now() - began;
  annotations.push({ type: 'measured', description: `${durationMs} ms until all forms are stored` });

  // The page was never reloaded: the service worker was installed after it had loaded.
  await context.setOffline(true);
  await page
    .getByRole('button', { name: t('shell.quickAdd') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.visit')}`) }).click();
  await expect(sheet.getByLabel(t('vetRecords.reason'), { exact: true })).toBeVisible();
  await sheet.getByLabel(t('vetRecords.reason'), { exact: true }).fill('Limp');
  await sheet.getByRole('textbox', { name: t('vetRecords.description') }).fill('Left paw');
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('waitingSign.waits', { count: 1 }) })).toBeVisible();

  await context.setOffline(false);
  const countVisits = async () => (await member.get(`/api/pets/${pet.id}/vet-records`)).body.items.length;
  await expect.poll(countVisits, { timeout: 20_000 }).toBe(1);
});

test('R12.8 on a slow processor a first visit’s forms open offline', async ({ page, context, member, t }, {
  annotations,
}) => {
  await member.addsPet({ name: 'Zwetschge' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/home');
  const began = Date.now();
  await formsStored(page, 30_000);
  const durationMs = Date.now() - began;
  annotations.push({ type: 'measured', description: `${durationMs} ms until all forms are stored` });

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await context.setOffline(true);
  for (const tile of ['weight', 'vaccination', 'visit', 'appointment', 'routine'] as const) {
    await page
      .getByRole('button', { name: t('shell.quickAdd') })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: new RegExp(`^${t(`quickAdd.tiles.${tile}`)}`) }).click();
    await expect(sheet.getByRole('button', { name: t('entries.save'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test.describe('without a service worker', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  );

  test('R12.8 a sheet without its code shows an explanation', async ({ page, context, member, t }) => {
    await member.addsPet({ name: 'Zwetschge' });
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: t('shell.quickAdd') })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: t('shell.quickAdd') });
    await expect(sheet.getByRole('alert')).toContainText(t('shell.error.missing'));
    await expect(page.getByText(t('waitingSign.readable'))).toHaveCount(0);
    await sheet.getByRole('button', { name: t('common.close') }).click();
    await expect(sheet).toBeHidden();
  });
});

test('R12.9 pending writes and saved pages survive an update', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  const path = `/pets/${pet.id}?tab=health&part=weights`;
  await page.goto(path);
  await workerReady(page);
  await formsStored(page);
  await expect.poll(() => savedPaths(page)).toContain(path);
  await context.setOffline(true);
  await page
    .locator('#weights')
    .getByRole('button', { name: t('weights.add'), exact: true })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('weights.weight'), { exact: true }).fill('4.25');
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await sheet.getByRole('button', { name: t('weights.done') }).click();

  // API calls fail, so that the write waits during the update.
  await context.route('**/api/**', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.evaluate(() => {
    Object.assign(window, { before: true });
    return navigator.serviceWorker.register('/sw.js?newer', { scope: '/' }).then(() => undefined);
  });
  await page.getByRole('button', { name: t('install.update.reload') }).click();
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
  const active = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  await expect.poll(() => active().catch(() => '')).toContain('?newer');

  await context.setOffline(true);
  await page.goto(path);
  await savedPage(page);
  await expect(page.locator('#weights').getByText(t('entries.waiting.waits'))).toBeVisible();
  await context.unroute('**/api/**');
  await context.setOffline(false);

  const weights = async () => (await member.get(`/api/pets/${pet.id}/weights`)).body.items.length;
  await expect.poll(weights, { timeout: 20_000 }).toBe(1);
});
