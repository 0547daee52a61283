import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, test } from '../support/browser';
import { comparable, lists } from '../support/comparable-exports';
import { entriesOf } from '../support/entries';
import { aPdf } from '../support/pdf';
import { Person } from '../support/people';
import { addsPhoto, aPhoto } from '../support/photos';

test('R7.22 an export of another account is imported after a preview', async ({ page, member, t }) => {
  const other = new Person();
  await other.signsIn();
  const { id } = await other.addsPet({ name: 'Luna' });
  await other.post(`/api/pets/${id}/weights`, { measuredAt: new Date().toISOString(), grams: 11_200 });
  const { body: account } = await other.get('/api/users/current');
  const { body: buffer } = await other.get(`/api/users/${account.id}/export`);
  const file = { name: 'pawfolio.zip', mimeType: 'application/zip', buffer };

  await page.goto('/pets');
  await page.getByRole('link', { name: t('pets.list.import') }).click();
  const input = page.getByLabel(t('petImport.file'));
  await input.setInputFiles({ ...file, buffer: Buffer.from('no archive') });
  await expect(page.getByText(t('petImport.problems.notExport'))).toBeVisible();

  await input.setInputFiles(file);
  await expect(page.getByText(t('petImport.states.new'))).toBeVisible();
  await expect(page.getByText(t('petImport.lists.weights', { count: 1 }))).toBeVisible();
  expect((await member.get('/api/pets')).body).toEqual([]);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('petImport.import', { count: 1 }) }).click();
  await expect(page.getByText(t('petImport.states.imported'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('petImport.toPets') }).click();
  await expect(page.getByRole('link', { name: 'Luna' }).first()).toBeVisible();
});

async function exportOf(person: Person) {
  const { body: account } = await person.get('/api/users/current');
  const { body: buffer } = await person.get(`/api/users/${account.id}/export`);
  const files = unzipSync(buffer);
  return { buffer, files: Object.keys(files), data: JSON.parse(strFromU8(files['pawfolio.json'] ?? new Uint8Array())) };
}

test('R7.24 photos and documents are imported too, even after an interruption', async ({ page, member, t }) => {
  const other = await new Person().signsIn();
  const { id } = await other.addsPet({ name: 'Luna' });
  const { body: shot } = await other.post(`/api/pets/${id}/vaccinations`, entriesOf(String).vaccinations);
  await other.upload(`/api/pets/${id}/photo`, await aPhoto());
  for (const caption of ['Beach', 'Snow', 'Sofa']) await addsPhoto(other, id, { fields: { caption, tags: 'Luna' } });
  await other.upload(`/api/pets/${id}/documents`, aPdf(), 'card.pdf', { vaccinationId: shot.id });
  const before = await exportOf(other);
  const file = { name: 'pawfolio.zip', mimeType: 'application/zip', buffer: before.buffer };
  let uploads = 0;
  await page.route(/\/api\/pets\/[^/]+\/photos$/, (route) => {
    uploads += 1;
    return uploads === 2 ? route.fulfill({ status: 429, json: { error: 'Busy' } }) : route.fallback();
  });

  await page.goto('/pets/import');
  await page.getByLabel(t('petImport.file')).setInputFiles(file);
  await expect(page.getByText(t('petImport.lists.photos', { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: t('petImport.import', { count: 1 }) }).click();
  await expect(page.getByText(t('petImport.problems.busy'))).toBeVisible();
  await expect(page.getByText(t('petImport.added', { count: 2 }))).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await page.getByLabel(t('petImport.file')).setInputFiles(file);
  await expect(page.getByText(t('petImport.lists.photos', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: t('petImport.addFiles') }).click();
  await expect(page.getByText(t('petImport.added', { count: 3 }))).toBeVisible();

  const now = await exportOf(member);
  for (const name of [...lists, 'photos', 'documents'])
    expect({ name, rows: comparable(name, now.data[name]) }).toEqual({
      name,
      rows: comparable(name, before.data[name]),
    });
  expect(now.data.documents[0].vaccinationId).toBe(now.data.vaccinations[0].id);
  expect(now.files).toHaveLength(before.files.length);
  await page.getByRole('link', { name: t('petImport.toPets') }).click();
  await expect(page.getByRole('link', { name: 'Luna' }).first()).toBeVisible();
});
