import { expect, expectAccessible, test } from '../support/browser';
import { xlsx } from '../support/xlsx';

const rows = [
  ['Datum', 'Impfung', 'Gültig bis', 'Chargennummer', 'Farbe'],
  [{ date: 46_027 }, 'Tollwut', { date: 47_122 }, 'A123', 'rot'],
  ['05/02/2026', 'Leptospirose', null, null, null],
  ['bald', 'DHP', null, null, null],
];

test('R7.25 a workbook is imported after its columns are checked, and undone', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna' });
  const vaccinations = async () => (await member.get(`/api/pets/${id}/vaccinations`)).body.items;
  await page.goto(`/pets/${id}?tab=health&part=vaccinations`);
  await page.getByRole('link', { name: t('tableImport.link') }).click();
  const buffer = Buffer.from(xlsx(rows));
  const file = { name: 'impfungen.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.getByLabel(t('tableImport.file.label')).setInputFiles(file);

  await expect(page.getByLabel('Gültig bis')).toHaveValue('validUntil');
  await expect(page.getByLabel('Farbe')).toHaveValue('');
  await page.getByLabel('Farbe').selectOption('note');
  await page.getByLabel(t('tableImport.missingValues.order')).selectOption('dayFirst');
  await expect(page.getByText(t('tableImport.problems.date'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('tableImport.check') }).click();
  await page.getByRole('button', { name: t('tableImport.store', { count: 2 }) }).click();
  await page.waitForURL(`**/pets/${id}?tab=health&part=vaccinations`);
  expect(await vaccinations()).toMatchObject([
    { givenOn: '2026-02-05', vaccine: 'Leptospirose', validUntil: null, batch: null },
    { givenOn: '2026-01-05', vaccine: 'Tollwut', validUntil: '2029-01-04', batch: 'A123', note: 'rot' },
  ]);

  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText(t('entries.removed'), { exact: true })).toBeVisible();
  expect(await vaccinations()).toEqual([]);
});
