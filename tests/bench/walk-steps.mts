import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { opensRow } from '../support/account-rows';
import { makesLink } from '../support/passes';
import { Person } from '../support/people';
import { aPhoto } from '../support/photos';
import type { words } from '../support/words';
import type { Watch } from './web-vitals.mts';

export interface Walk {
  page: Page;
  watch: Watch;
  t: ReturnType<typeof words>;
}

const waitForFirst = (locator: Locator) => locator.first().waitFor();
const heading = (page: Page) => waitForFirst(page.getByRole('heading', { level: 1 }));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await heading(page);
}

const pressButton = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();

async function saveSheet(page: Page, { t }: Walk, fill: (sheet: Locator) => Promise<unknown>): Promise<void> {
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('entries.save') }) });
  await waitForFirst(sheet);
  await fill(sheet);
  await pressButton(sheet, t('entries.save'));
  await sheet.waitFor({ state: 'hidden' });
}

export async function arrives({ page, watch, t }: Walk): Promise<void> {
  const ana = new Person();
  await watch.screen('landing', page, async () => {
    await openPage(page, '/');
    await pressButton(page, t('consent.acceptAll'));
    await page.getByRole('heading', { name: t('consent.title') }).waitFor({ state: 'hidden' });
  });
  await watch.screen('sign-in', page, async () => {
    await openPage(page, '/auth/login');
    await page.getByLabel(t('signIn.email'), { exact: true }).fill(ana.email);
    await pressButton(page, t('signIn.send'));
    await waitForFirst(page.getByLabel(t('signIn.codeLabel')));
  });
  await watch.screen('first page (code typed)', page, async () => {
    await page.getByLabel(t('signIn.codeLabel')).fill((await ana.readsMail()).code);
    await pressButton(page, t('signIn.codeSubmit'));
    await page.waitForURL('**/home');
    await waitForFirst(page.getByRole('heading', { name: t('pets.list.emptyTitle') }));
  });
}

export async function addsPet({ page, watch, t }: Walk): Promise<string> {
  await watch.screen('add pet', page, async () => {
    await openPage(page, '/pets/new');
    await page.getByLabel(t('pets.fields.name'), { exact: true }).fill('Luna');
    await page.getByRole('radio', { name: t('pets.type.dog'), exact: true }).check();
    await page.getByLabel(t('pets.fields.breed')).fill('beag');
    await page.getByRole('option', { name: 'Beagle' }).tap();
    await page.locator('input[type=file]').setInputFiles(resolve('public/icons/apple-touch-icon.png'));
    await pressButton(page, t('pets.form.add'));
    await page.waitForURL(/\/pets\/[0-9a-f-]{36}$/);
  });
  const path = new URL(page.url()).pathname;
  await watch.screen('pet', page, () => openPage(page, path));
  return path;
}

export async function keepsHealth(walk: Walk, pet: string): Promise<void> {
  const { page, watch, t } = walk;
  await watch.screen('health: weight', page, async () => {
    await openPage(page, `${pet}?tab=health&part=weights`);
    await pressButton(page.locator('#weights'), t('weights.add'));
    await saveSheet(page, walk, (sheet) => sheet.getByLabel(t('weights.weight'), { exact: true }).fill('11,4'));
  });
  await watch.screen('health: vaccination', page, async () => {
    await openPage(page, `${pet}?tab=health&part=vaccinations`);
    await pressButton(page.locator('#vaccinations'), t('vaccinations.addHistory', { name: 'Luna' }));
    await saveSheet(page, walk, async (sheet) => {
      await sheet
        .getByRole('group', { name: t('vaccinations.which') })
        .getByRole('button')
        .first()
        .tap();
      await sheet.getByLabel(t('vaccinations.givenOn')).fill(inDays(-30));
    });
  });
}

export async function plans(walk: Walk, pet: string): Promise<void> {
  const { page, watch, t } = walk;
  await watch.screen('routines', page, async () => {
    await openPage(page, `${pet}/routines`);
    await pressButton(page, t('routineTemplates.walkMorning'));
    await saveSheet(page, walk, async () => {});
  });
  await watch.screen('training', page, async () => {
    await openPage(page, `${pet}/training`);
    await pressButton(page, t('training.add'));
    const picker = page.getByRole('dialog', { name: t('training.pickTitle') });
    await pressButton(picker, t('training.take', { name: 'Sit' }));
    await waitForFirst(picker.getByText(t('training.taken')));
    await pressButton(picker, t('common.close'));
  });
  await watch.screen('appointments', page, async () => {
    await openPage(page, `${pet}/appointments`);
    await pressButton(page, t('appointments.add'));
    await saveSheet(page, walk, async (sheet) => {
      await sheet.getByLabel(t('entries.day')).fill(inDays(7));
      await sheet.getByLabel(t('entries.time')).fill('10:30');
      await sheet.getByLabel(t('appointments.titleField')).fill('Check-up');
    });
  });
}

export async function keepsDocuments(walk: Walk, pet: string): Promise<void> {
  const { page, watch, t } = walk;
  await watch.screen('vet record', page, async () => {
    // The sheet opens with the page and hides the link behind it from the accessibility tree.
    await page.goto(`${pet}/vet-records?new=1&visitedOn=${inDays(-3)}&reason=Limp`);
    await saveSheet(page, walk, async (sheet) => {
      const text = sheet.getByRole('textbox', { name: t('vetRecords.description') });
      await text.tap();
      await text.pressSequentially('Sprain');
    });
  });
  await watch.screen('photos', page, async () => {
    await openPage(page, `${pet}/social`);
    const file = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.locator('input[type=file]:enabled').first().setInputFiles(file);
    const sheet = page.getByRole('dialog', { name: t('photos.addTitle') });
    await waitForFirst(sheet);
    await pressButton(sheet, /\b1\b/);
    await sheet.waitFor({ state: 'hidden' });
    await waitForFirst(page.getByRole('main').getByRole('listitem').getByRole('img'));
  });
}

export async function shares({ page, watch, t }: Walk, pet: string): Promise<string> {
  let address = '';
  await watch.screen('share', page, async () => {
    await openPage(page, `${pet}/share`);
    address = await makesLink(page, t, 'vet');
  });
  return address;
}

export function reads({ page, watch }: Walk, address: string): Promise<void> {
  return watch.screen('shared page (its reader)', page, () => openPage(page, address));
}

export async function leaves({ page, watch, t }: Walk): Promise<void> {
  await watch.screen('today', page, () => openPage(page, '/home'));
  await watch.screen('pets', page, () => openPage(page, '/pets'));
  await watch.screen('profile', page, async () => {
    await openPage(page, '/profile');
    const details = await opensRow(page, 'details');
    await details.getByLabel(t('account.details.firstName')).fill('Ana');
    await details.getByLabel(t('account.details.lastName')).fill('López');
    await pressButton(details, t('account.save'));
    await waitForFirst(page.getByText(t('account.saved'), { exact: true }));
  });
  await watch.screen('sign out', page, async () => {
    await pressButton(page, t('account.signOut'));
    await page.waitForURL((url) => url.pathname === '/');
    await heading(page);
  });
}
