import { expect, test } from '../support/browser';

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

test('R2.16 Back closes sheets one by one and leaves the page alone', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'cat' });
  const title = t('quickAdd.titles.weight', { name: 'Luna' });
  const form = page.getByRole('dialog', { name: title });
  const question = page.getByRole('dialog', { name: t('shell.unsaved.title') });
  const sheet = page.getByRole('dialog');
  const add = page.getByRole('button', { name: t('shell.quickAdd') });
  await page.goto('/pets');
  await page.getByRole('main').getByRole('link', { name: 'Luna' }).click();
  await expect(page).toHaveURL(`/pets/${id}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await add.click();
  await page.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.weight')}`) }).click();
  await form.getByLabel(t('weights.weight'), { exact: true }).fill('4.2');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(form.getByLabel(t('weights.weight'), { exact: true })).toHaveValue('4.2');
  await page.goBack();
  await question.getByRole('button', { name: t('shell.unsaved.ways.close') }).click();
  await expect(sheet).toBeHidden();
  await expect(add).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL(`/pets/${id}`);
  await expect(sheet).toBeHidden();
  await add.click();
  await sheet.getByRole('link', { name: t('quickAdd.tiles.note') }).click();
  await expect(page).toHaveURL(`/pets/${id}/edit#notes`);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/pets/${id}`);
  await expect(add).toBeVisible();

  await add.click();
  await sheet.getByRole('button', { name: t('common.close') }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/pets');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
