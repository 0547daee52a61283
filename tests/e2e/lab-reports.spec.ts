import { expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es', viewport: { width: 360, height: 740 } });

test('R15.9 R15.10 typed and pasted results are saved, those outside their range first', async ({
  page,
  member,
  t,
}) => {
  const pet = await member.addsPet();
  const earlier = { analyte: 'creatinine', name: 'CREA', value: 1.4, unit: 'mg/dL', low: 0.5, high: 1.5 };
  const first = { sampledOn: '2026-03-07', laboratory: 'Laboklin', sample: 'blood', results: [earlier] };
  expect((await member.post(`/api/pets/${pet.id}/lab-reports`, first)).status).toBe(201);
  await page.goto(`/pets/${pet.id}?tab=health&part=lab-reports`);
  await page.getByRole('button', { name: t('labReports.add') }).click();
  const sheet = page.getByRole('dialog', { name: t('labReports.addTitle') });
  const cell = (of: 'name' | 'value' | 'unit', row: string) =>
    sheet.getByLabel(t('labReports.cellOf', { cell: t(`labReports.cells.${of}`), row }), { exact: true });
  await sheet.getByLabel(t('labReports.sampledOn')).fill('2026-04-07');
  await sheet
    .locator('label')
    .filter({ hasText: t('labReports.samples.blood') })
    .click();
  await cell('name', t('labReports.row', { number: 1 })).fill('Albúmina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3,1');
  await page.keyboard.press('Enter');
  await expect(cell('name', t('labReports.row', { number: 2 }))).toBeFocused();

  const rows = 'CREA\t1,9\tmg/dL\t0,5 - 1,5\nPLT\t1.250\t10^9/L\t200 - 500';
  await cell('name', t('labReports.row', { number: 2 })).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows);
  await expect(cell('value', 'PLT')).toBeFocused();
  await expect(sheet.getByText(t('labReports.validation.unclear'))).toBeVisible();
  await expectAccessible(page);
  await cell('value', 'PLT').fill('250');
  await sheet.getByRole('button', { name: t('entries.save') }).click();

  await expect(sheet).toBeHidden();
  const results = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Creatinina/ }) });
  await expect(results.getByRole('listitem').first()).toContainText(/Creatinina.*1,9 mg\/dL.*por encima.*1,4 mg\/dL/);
  await expectAccessible(page);
  await results.getByRole('link', { name: /Creatinina/ }).click();
  await expect(page.getByRole('img', { name: /Creatinina/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});
