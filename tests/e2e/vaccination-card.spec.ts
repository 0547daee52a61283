import sharp from 'sharp';
import { expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es', viewport: { width: 360, height: 740 } });

const photo = async () => ({
  name: 'card.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
});

test('R7.23 a card’s vaccinations are saved with one photo and undone', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01' });
  const list = `/api/pets/${luna.id}/vaccinations`;
  await page.goto('/home');
  await page.getByRole('button', { name: t('shell.quickAdd') }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.vaccination')}`) }).click();
  const sheet = page.getByRole('dialog', { name: t('quickAdd.titles.vaccination', { name: 'Luna' }) });
  await sheet.getByRole('button', { name: t('vaccinations.card.several') }).click();
  await sheet.getByLabel(new RegExp(`^${t('vaccinations.photograph')}`)).setInputFiles([await photo()]);

  const row = (number: number) => sheet.getByRole('listitem', { name: t('vaccinations.card.row', { number }) });
  const vaccine = (number: number) => row(number).getByRole('combobox', { name: t('vaccinations.vaccine') });
  await vaccine(1).fill('rab');
  await row(1).getByRole('option', { name: 'Rabia' }).click();
  await row(1).getByLabel(t('vaccinations.givenOn')).fill('2025-03-07');
  await sheet.getByRole('button', { name: t('vaccinations.card.addRow') }).click();
  await expect(vaccine(2)).toBeFocused();
  await vaccine(2).fill('Nobivac L4');
  await row(2).getByText(t('vaccinations.card.more')).click();
  await row(2).getByLabel(t('vaccinations.batch')).fill('A452B01');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('entries.save') }).click();

  await expect(page.getByText(t('vaccinations.card.saved', { count: 2 }), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/pets/${luna.id}#stamps`);
  const entries = async () => (await member.get(list)).body.items;
  await expect
    .poll(async () => (await entries()).map((one: { source: { kind: string } }) => one.source.kind))
    .toEqual(['typed', 'typed']);
  await expect.poll(async () => (await member.get(`/api/pets/${luna.id}/documents`)).body.items).toHaveLength(1);
  expect(await entries()).toEqual([
    expect.objectContaining({ vaccine: 'Nobivac L4', givenOn: '2025-03-07', batch: 'A452B01', validUntil: null }),
    expect.objectContaining({ vaccine: 'dog.rabies', givenOn: '2025-03-07', batch: null, validUntil: null }),
  ]);

  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText(t('entries.removed'), { exact: true })).toBeVisible();
  expect(await entries()).toEqual([]);
});
