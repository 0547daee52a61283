import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/browser';
import { test, workerReady } from '../support/offline';
import { aMember } from '../support/people';
import type { words } from '../support/words';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 90_000 });

type Words = ReturnType<typeof words>;

const signWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a page and waits for the service worker and the device key. */
async function openOnline(page: Page, path: string) {
  const key = page.waitForResponse(/\/device-key$/);
  await page.goto(path);
  await key;
  await workerReady(page);
  await page.reload();
}

const openWeights = (page: Page, petId: string) => openOnline(page, `/pets/${petId}?tab=health&part=weights`);

async function typeWeight(page: Page, t: Words) {
  await page
    .locator('#weights')
    .getByRole('button', { name: t('weights.add'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('weights.addTitle') });
  await dialog.getByLabel(t('weights.weight'), { exact: true }).fill('11.2');
  return dialog;
}

async function saveWeight(dialog: Awaited<ReturnType<typeof typeWeight>>, t: Words) {
  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await dialog.getByRole('button', { name: t('weights.done') }).click();
  await expect(dialog).toBeHidden();
}

test('R12.1 R12.4 an entry added offline is marked as waiting and sent once', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ type: 'dog' });
  await openWeights(page, pet.id);
  const dialog = await typeWeight(page, t);
  await context.setOffline(true);
  await saveWeight(dialog, t);

  await expect(signWith(page, t('waitingSign.waits', { count: 1 }))).toBeVisible();
  // Returning from the sheet restores the scroll position, at which the offline sign covers half of the first link.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(signWith(page, t('waitingSign.allSent'))).toBeVisible();
  await expect(signWith(page, t('waitingSign.allSent'))).toBeHidden();
  const { body } = await member.get(`/api/pets/${pet.id}/weights`);
  expect(body.items.map(({ grams }: { grams: number }) => grams)).toEqual([11_200]);
});

test('R12.4 the page lists waiting writes, and signing out asks first', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'dog', name: 'Zwetschge' });
  await openWeights(page, pet.id);
  await page.route('**/api/pets/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await saveWeight(await typeWeight(page, t), t);

  await page.getByRole('link', { name: t('waitingSign.waits', { count: 1 }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('waiting.title') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '11,2 kg' })).toContainText(t('waiting.states.waits'));
  await expectAccessible(page);

  await page.goto('/profile');
  await page.getByRole('button', { name: t('account.signOut'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('waitingSign.signOut.title', { count: 1 }) });
  await expect(question.getByRole('button', { name: t('waitingSign.signOut.lose', { count: 1 }) })).toBeVisible();
  await expectAccessible(page);
  const send = question.getByRole('button', { name: t('waitingSign.signOut.send') });
  await expect(send).toBeFocused();
  await page.unroute('**/api/pets/**');
  // Immediately, because an automatic retry would send the write and close the question.
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  expect((await member.get('/api/auth/session')).body.authenticated).toBe(false);
});

test('R12.3 a waiting write that conflicts with an edit is resolved', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ type: 'dog' });
  const visit = { visitedOn: '2026-05-01', reason: 'Check-up', clinic: 'Sunny Vets', description: '<p>Well</p>' };
  const { body } = await member.post(`/api/pets/${pet.id}/vet-records`, visit);
  const path = `/api/pets/${pet.id}/vet-records/${body.id}`;
  await openOnline(page, `/pets/${pet.id}/vet-records`);
  await page.getByRole('button', { name: t('entries.edit', { name: 'Check-up' }) }).click();
  const form = page.getByRole('dialog', { name: t('vetRecords.editTitle') });
  await form.getByLabel(t('vetRecords.reason')).fill('Yearly check-up');
  await form.getByLabel(t('vetRecords.vetName')).fill('Dr. Marsh');
  await context.setOffline(true);
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Yearly check-up');
  await member.patch(path, { reason: 'First check-up', clinic: 'North Vets' });

  await context.setOffline(false);
  await page.getByRole('link', { name: t('waitingSign.look', { count: 1 }) }).click();
  const compare = page.getByRole('button', { name: t('waiting.trouble.compare') });
  await compare.click();
  const choice = page.getByRole('dialog');
  const reason = choice.getByRole('group', { name: t('vetRecords.reason') });
  await expectAccessible(page);
  await reason.getByRole('radio', { name: /Yearly check-up/ }).check();
  await choice.getByRole('button', { name: t('versions.keep') }).click();

  await expect(choice).toBeHidden();
  await expect
    .poll(async () => (await member.get(path)).body)
    .toMatchObject({
      reason: 'Yearly check-up',
      clinic: 'North Vets',
      vetName: 'Dr. Marsh',
    });
});

test('R12.3 after access ends, waiting writes can be exported to a file', async ({ page, context, member, t }) => {
  const owner = await aMember();
  const pet = await owner.addsPet({ name: 'Milo' });
  await owner.invites(member, pet.id);
  await openWeights(page, pet.id);
  const dialog = await typeWeight(page, t);
  await context.setOffline(true);
  await saveWeight(dialog, t);
  const { body: carer } = await member.get('/api/users/current');
  expect((await owner.delete(`/api/pets/${pet.id}/members/${carer.id}`)).status).toBe(200);

  await context.setOffline(false);
  await page.getByRole('link', { name: t('waitingSign.look', { count: 1 }) }).click();
  const end = page.getByRole('button', { name: t('waiting.trouble.end') });
  await expect(end).toBeDisabled();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('waiting.trouble.save') }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('11200');
  await end.click();
  await expect(page.getByText(t('waiting.empty'))).toBeVisible();
});

test('R12.2 a save is sent at once when navigator.onLine is wrong', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ type: 'dog' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await openWeights(page, pet.id);
  await expect(signWith(page, t('waitingSign.offline'))).toBeHidden();
  await saveWeight(await typeWeight(page, t), t);
  expect((await member.get(`/api/pets/${pet.id}/weights`)).body.items).toHaveLength(1);
  await expect(page.locator('#weights').getByText('11,2 kg').first()).toBeVisible();
});

test('R12.2 waiting writes can be sent when navigator.onLine is wrong', async ({ page, context, member, t }) => {
  const pet = await member.addsPet({ type: 'dog' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await openWeights(page, pet.id);
  await page.route('**/weights', (route) => route.abort('connectionreset'));
  await saveWeight(await typeWeight(page, t), t);

  await page.locator('[data-waiting-sign]').click();
  await page.getByRole('button', { name: t('waiting.sendNow') }).click();
  await page.unroute('**/weights');
  const countStored = async () => (await member.get(`/api/pets/${pet.id}/weights`)).body.items.length;
  await expect.poll(countStored, { timeout: 10_000 }).toBe(1);
});
