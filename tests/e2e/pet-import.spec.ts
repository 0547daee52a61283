import { expect, expectAccessible, test } from '../support/browser';
import { Person } from '../support/people';

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
