import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { workerReady } from '../support/offline';
import { aPdf } from '../support/pdf';
import { aPhoto } from '../support/photos';
import { storedInBrowser } from '../support/stored';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 90_000 });
test.use({ serviceWorker: true });

interface SharedFile {
  name: string;
  type: string;
  base64: string;
}

async function shareFiles(page: Page, files: SharedFile[]): Promise<void> {
  await page.evaluate((sentFiles) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/pets/receive' });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of sentFiles) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
  await page.waitForURL('**/pets/receive*');
}

/** Waits for the service worker, which does not control the first page load. */
async function underWorker(page: Page): Promise<void> {
  await page.goto('/home');
  await workerReady(page);
  await page.reload();
}

const photo = async (name: string) => ({ name, type: 'image/jpeg', base64: (await aPhoto()).toString('base64') });
const pdf = (name: string) => ({ name, type: 'application/pdf', base64: aPdf().toString('base64') });

test('R12.6 a shared photo is added to the album', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Milo' });
  const luna = await member.addsPet({ name: 'Luna' });
  await underWorker(page);
  await shareFiles(page, [await photo('Zwetschge.jpg')]);

  await expect(page.getByRole('list', { name: t('receive.files') })).toContainText('Zwetschge.jpg');
  expect(await storedInBrowser(page)).not.toContain('Zwetschge');
  await page.getByLabel(t('receive.pet')).selectOption(luna.id);
  await page.getByRole('button', { name: t('receive.send', { count: 1 }) }).click();
  await page.waitForURL(`**/pets/${luna.id}/social`);

  expect((await member.get(`/api/pets/${luna.id}/photos`)).body.items).toHaveLength(1);
  await page.goto('/pets/receive');
  await expect(page.getByRole('heading', { name: t('receive.nothing') })).toBeVisible();
});

test('R12.6 a shared PDF is added to a new visit', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await underWorker(page);
  await shareFiles(page, [pdf('report.pdf')]);
  await page.getByText(t('receive.places.visit'), { exact: true }).click();
  await page.getByLabel(t('receive.about')).fill('Limping <left>');
  await page.getByRole('button', { name: t('receive.send', { count: 1 }) }).click();
  await page.waitForURL(`**/pets/${pet.id}/vet-records`);

  const [visit] = (await member.get(`/api/pets/${pet.id}/vet-records`)).body.items;
  expect(visit.description).toContain('Limping &lt;left&gt;');
  const { items } = (await member.get(`/api/pets/${pet.id}/documents?vetRecordId=${visit.id}`)).body;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['report.pdf']);
});

test('R12.6 a file that cannot be added shows an explanation', async ({ page, member, t }) => {
  await member.addsPet();
  await underWorker(page);
  await shareFiles(page, [{ name: 'x.html', type: 'text/html', base64: btoa('<p>') }]);
  await expect(page.getByText(t('receive.problem.wrongType'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('receive.nothing') })).toBeVisible();
});

test('R12.6 imports a CSV file opened by the system', async ({ page, member, t }) => {
  const milo = await member.addsPet({ name: 'Milo' });
  await member.addsPet({ name: 'Luna' });
  await page.addInitScript(() => {
    const file = new File(['2026-03-07, 10.4 kg, from a file'], 'weights.csv', { type: 'text/csv' });
    const params = { files: [{ getFile: async () => file }] };
    const launchQueue = { setConsumer: (take: (launchParams: object) => void) => take(params) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
  await page.goto('/pets/import/table');
  await page.getByLabel(t('tableImport.pet')).selectOption(milo.id);
  await expect(page.getByText(/from a file/).first()).toBeVisible();
  await page.getByRole('button', { name: t('tableImport.check', { of: 'rows' }) }).click();
  await page.getByRole('button', { name: t('tableImport.store', { of: 'rows', count: 1 }) }).click();
  await page.waitForURL(`**/pets/${milo.id}*`);

  expect((await member.get(`/api/pets/${milo.id}/weights`)).body.items).toHaveLength(1);
});
