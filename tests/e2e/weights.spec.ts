import { readFile } from 'node:fs/promises';
import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'en-GB' });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('R7.3 a weight accepts a decimal comma and is charted, deleted and restored', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat', dateOfBirth: '2020-01-01' });
  await member.post(`/api/pets/${pet.id}/weights`, { measuredAt: daysAgo(20), grams: 5000 });
  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  const section = page.locator('#weights');
  await section.getByRole('button', { name: t('weights.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('weights.addTitle') });
  await dialog.getByLabel(t('weights.weight'), { exact: true }).fill('2000');
  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await expect(dialog.getByText(/25 kg/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('weights.weight'), { exact: true }).fill('4,6');
  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await dialog.getByRole('radio', { name: /3$/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('weights.done') }).click();
  await expect(dialog).toBeHidden();
  const row = section.getByRole('listitem').filter({ hasText: /4[.,]6/ });
  await expect(row).toContainText(t('weights.scores.3'));
  await expect(section.getByText(t('weights.levels.warn'))).toBeVisible();
  await expect(section.getByRole('img')).toBeVisible();

  await deletesEntry(row, t);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(row).toBeVisible();
});

test('R4.1 R7.3 the weight shortcut opens the only pet or offers a choice', async ({ page, member, t }) => {
  await page.goto('/pets/weigh');
  await expect(page).toHaveURL('/pets');
  const luna = await member.addsPet({ name: 'Luna' });
  const form = page.getByRole('dialog', { name: t('weights.addTitle') });
  await page.goto('/pets/weigh');
  await expect(page).toHaveURL(`/pets/${luna.id}?tab=health&part=weights&new=weight`);
  await expect(form.getByLabel(t('weights.weight'), { exact: true })).toBeVisible();

  const milo = await member.addsPet({ name: 'Milo', type: 'cat' });
  await page.goto('/pets/weigh');
  await expect(page.getByText(t('pets.list.weighWhom'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Milo/ }).click();
  await expect(page).toHaveURL(`/pets/${milo.id}?tab=health&part=weights&new=weight`);
  await form.getByLabel(t('weights.weight'), { exact: true }).fill('4');
  await form.getByRole('button', { name: t('entries.save') }).click();
  await form.getByRole('button', { name: t('weights.done') }).click();
  await expect(form).toBeHidden();
});

test('R7.3 the chart covers the time range in its URL', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  for (const days of [1, 60, 300, 700])
    await member.post(`/api/pets/${pet.id}/weights`, { measuredAt: daysAgo(days), grams: 4000 + days });

  await page.goto(`/pets/${pet.id}?tab=health&range=3m`);
  const section = page.locator('#weights');
  const ranges = section.getByRole('navigation', { name: t('weights.ranges.label') });
  await section.getByText(t('weights.chart.table')).click();
  await expect(section.locator('table tr')).toHaveCount(3);

  await ranges.getByRole('link', { name: t('weights.ranges.all') }).click();
  await expect(page).toHaveURL(/range=all/);
  await expect(section.locator('table tr')).toHaveCount(5);
});

test('R7.3 weights can be imported from pasted lines and exported to a file', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  await page.goto(`/pets/${pet.id}?tab=health&part=weights`);
  const section = page.locator('#weights');
  await section.getByRole('link', { name: t('weights.csv.import') }).click();
  await page.getByText(t('tableImport.file.paste')).click();
  await page.getByLabel(t('tableImport.file.text')).fill('date;kg\n2026-03-07;4,25\n2026-03-14;4,3\nnever;4');
  await page.getByRole('button', { name: t('tableImport.file.read'), exact: true }).click();
  await expect(page.getByText(t('weights.csv.errors.date'))).toBeVisible();
  await page.getByRole('button', { name: t('tableImport.check', { of: 'rows' }) }).click();
  await page.getByRole('button', { name: t('tableImport.store', { of: 'rows', count: 2 }) }).click();
  await expect(section.getByRole('listitem').filter({ hasText: '4.25' })).toBeVisible();

  const coming = page.waitForEvent('download');
  await section.getByRole('link', { name: t('weights.csv.export') }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(3);
});
