import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/browser';
import { formsStored, savedPage, test, workerReady } from '../support/offline';
import type { Person } from '../support/people';
import { addsPhoto } from '../support/photos';
import { savedHeads, savedPaths } from '../support/stored';
import type { words } from '../support/words';
import { Installation } from './installation';

test.use({ locale: 'en-GB' });

type Words = ReturnType<typeof words>;

let installation: Installation;

test.beforeAll(async () => {
  installation = await Installation.create();
});
test.beforeEach(() => installation.serve('older'));
test.afterAll(() => installation.remove());

const START = 'script[src*="/chunks/webpack-"]';
const buildIn = (page: Page) => page.locator(START).first().getAttribute('src');

interface Stay {
  page: Page;
  context: BrowserContext;
  member: Person;
  t: Words;
}

async function readAhead({ page, member, t }: Stay) {
  const pet = await member.addsPet({ name: 'Zwetschge' });
  const photo = await addsPhoto(member, pet.id);
  await page.goto('/profile');
  await workerReady(page);
  await page.locator('#offline > summary').click();
  await page.getByRole('button', { name: t('account.offline.save') }).click();
  await expect.poll(() => savedPaths(page, ['image']), { timeout: 90_000 }).toHaveLength(1);
  await formsStored(page);
  return { pet, photo };
}

async function weighPet({ page, t }: Stay, kilograms: string): Promise<void> {
  await page
    .getByRole('button', { name: t('shell.quickAdd') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.weight')}`) }).click();
  await sheet.getByLabel(t('weights.weight'), { exact: true }).fill(kilograms);
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await sheet.getByRole('button', { name: t('weights.done') }).click();
  await expect(sheet).toBeHidden();
}

async function addMedication({ page, t }: Stay, petId: string, name: string): Promise<void> {
  await page.goto(`/pets/${petId}?tab=health&part=medications`);
  await page
    .locator('#medications')
    .getByRole('button', { name: t('medications.add') })
    .click();
  const form = page.getByRole('dialog', { name: t('medications.addTitle') });
  await form.getByLabel(t('medications.name')).fill(name);
  await form.getByLabel(t('medications.frequency')).selectOption('TID');
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(form).toBeHidden();
}

async function openAllSaved(page: Page): Promise<void> {
  for (const path of await savedPaths(page)) {
    await page.goto(path);
    await savedPage(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const countUnstyled = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length;
    expect(await page.evaluate(countUnstyled), path).toBe(0);
  }
}

async function showPhoto(page: Page, petId: string, photoId: string): Promise<void> {
  await page.goto(`/pets/${petId}/social`);
  const shownPhoto = page.locator(`img[src*="${photoId}"]`).first();
  await expect.poll(() => shownPhoto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

const grams = async ({ member }: Stay, petId: string) =>
  (await member.get(`/api/pets/${petId}/weights`)).body.items.map((one: { grams: number }) => one.grams).toSorted();
const medications = async ({ member }: Stay, petId: string) =>
  (await member.get(`/api/pets/${petId}/medications`)).body.items.map(({ name }: { name: string }) => name);

const updateButton = (page: Page, t: Words) => page.getByRole('button', { name: t('install.update.reload') });

const waitForPage = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null).catch(() => null);

async function updates(page: Page, t: Words): Promise<void> {
  await updateButton(page, t).waitFor({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await updateButton(page, t).click();
  await expect.poll(() => page.evaluate(() => 'isBefore' in window).catch(() => true)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
  expect(await waitForPage(page)).toBe(false);
}

test('R12.9 after days offline, a newer build receives the waiting writes', async ({ page, context, member, t }) => {
  const stay = { page, context, member, t };
  const { pet, photo } = await readAhead(stay);
  await page.goto('/home');
  const older = await buildIn(page);
  await context.setOffline(true);
  await weighPet(stay, '4.25');
  await addMedication(stay, pet.id, 'Prednisone');
  await installation.serve('newer');

  await context.setOffline(false);
  await expect.poll(() => medications(stay, pet.id), { timeout: 30_000 }).toEqual(['Prednisone']);
  expect(await grams(stay, pet.id)).toEqual([4250]);
  await page.goto('/home');
  expect(await buildIn(page)).not.toBe(older);
  await updates(page, t);

  await context.setOffline(true);
  await openAllSaved(page);
  await showPhoto(page, pet.id, photo.id);
  await page.goto('/pets');
  await savedPage(page);
  await weighPet(stay, '4.5');
  await context.setOffline(false);
  await expect.poll(() => grams(stay, pet.id), { timeout: 30_000 }).toEqual([4250, 4500]);
  expect(await medications(stay, pet.id)).toEqual(['Prednisone']);
});

test('R12.9 an installed update starts offline with pages of the older build', async ({ page, context, member, t }) => {
  const stay = { page, context, member, t };
  const { pet, photo } = await readAhead(stay);
  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  const older = await buildIn(page);
  await context.setOffline(true);
  await weighPet(stay, '4.25');
  await installation.serve('newer');
  await context.route('**/api/**', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await updateButton(page, t).waitFor({ timeout: 60_000 });

  await context.setOffline(true);
  await page.reload();
  await savedPage(page);
  expect(await buildIn(page)).toBe(older);
  await page.close();
  const cold = await context.newPage();
  const again = { ...stay, page: cold };
  await cold.goto('/home');
  await expect.poll(() => waitForPage(cold)).toBe(false);
  expect(await buildIn(cold)).toBe(older);
  await openAllSaved(cold);
  await showPhoto(cold, pet.id, photo.id);
  await cold.goto(`/pets/${pet.id}`);
  await savedPage(cold);
  await weighPet(again, '4.5');
  await addMedication(again, pet.id, 'Prednisone');

  await context.unroute('**/api/**');
  await context.setOffline(false);
  await expect.poll(() => grams(stay, pet.id), { timeout: 30_000 }).toEqual([4250, 4500]);
  await expect.poll(() => medications(stay, pet.id), { timeout: 30_000 }).toEqual(['Prednisone']);
  await expect(cold.locator('html[data-saved-at]')).toHaveCount(0, { timeout: 30_000 });
});

test('R12.9 a tab with the older build can still write after an update', async ({ page, context, member, t }) => {
  const stay = { page, context, member, t };
  const { pet } = await readAhead(stay);
  await page.goto('/pets');
  await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
  await installation.serve('newer');

  const other = await context.newPage();
  await other.goto('/home');
  await updates(other, t);
  await other.goto('/profile');
  await other.locator('#offline > summary').click();
  await other.getByRole('button', { name: t('account.offline.save') }).click();
  const newer = await buildIn(other);
  const countWaiting = async () =>
    (await savedHeads(other)).filter(({ kind, build }) => kind === 'page' && build !== newer).length;
  await expect.poll(countWaiting, { timeout: 90_000 }).toBe(0);
  await expect(other.getByRole('button', { name: t('account.offline.clear') })).toBeVisible({ timeout: 60_000 });

  await page.bringToFront();
  await weighPet(stay, '4.25');
  expect(await grams(stay, pet.id)).toEqual([4250]);
});
