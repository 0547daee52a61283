import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { tileOf } from '../support/passes';

test.describe.configure({ timeout: 60_000 });

test('R9.1 R11.7 the sitter tile makes a read-only link without an end', async ({ page, member, guest, t }) => {
  const pet = await member.addsPet({ name: 'Nova', notes: '<p>Loves carrots.</p>', insurance: 'Sol 12' });
  await member.addsPet({ name: 'Milo', type: 'cat' });
  const meal = { kind: 'feeding', title: 'Kibble', note: 'half a cup', weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await member.post(`/api/pets/${pet.id}/routines`, { ...meal, timeOfDay: '23:59', timeZone: BROWSER_ZONE });
  await page.goto(`/pets/${pet.id}/share`);

  await tileOf(page, t, 'sitter').click();
  const sheet = page.getByRole('dialog', { name: t('stays.form.title') });
  await expect(sheet.getByRole('checkbox', { name: 'Nova' })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: 'Milo' })).not.toBeChecked();
  await sheet.getByRole('textbox', { name: t('stays.form.label') }).fill('Marta');
  await sheet.getByText(t('stays.form.lengths.open'), { exact: true }).click();
  for (const allow of ['ticks', 'doses', 'notes', 'photos'] as const)
    await sheet.getByRole('checkbox', { name: t(`stays.allow.${allow}`) }).uncheck();
  await expect(sheet.getByText(t('stays.messages.title'))).toBeHidden();
  await sheet.getByRole('button', { name: t('stays.form.make') }).click();

  const ready = page.getByRole('dialog', { name: t('sharing.pass.ready') });
  await ready.getByRole('button', { name: t('sharing.show') }).click();
  await page.getByRole('dialog', { name: t('sharing.qr.title', { label: 'Marta' }) }).press('Escape');
  const link = await ready.getByText(/\/shared\/stay\/[\w-]{43}/).textContent();
  await ready.getByRole('button', { name: t('common.close') }).click();
  await expect(page.getByRole('link', { name: /Marta/ })).toContainText(t('stays.list.readOnly'));

  await guest.goto(/\/shared\/stay\/[\w-]{43}/.exec(link ?? '')?.[0] ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: 'Nova' })).toBeVisible();
  await expect(guest.getByText('Loves carrots.')).toBeVisible();
  await guest.getByText(t('stays.reader.care', { name: 'Nova' })).click();
  await expect(guest.getByText(t('sharedPet.noMedication'))).toBeVisible();
  await expect(guest.getByText('Sol 12')).toHaveCount(0);
  await expect(guest.locator('main form, main button')).toHaveCount(0);
  await expectAccessible(guest);

  await page.getByRole('link', { name: /Marta/ }).click();
  await expect(page.getByText(t('stays.page.readOnly'))).toBeVisible();
  await page.getByRole('button', { name: t('stays.page.stop') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('stays.page.stop') })
    .click();
  await expect(page.getByText(t('stays.page.stopped'), { exact: true })).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
});
