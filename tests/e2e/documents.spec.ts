import sharp from 'sharp';
import { expect, expectAccessible, test } from '../support/browser';
import { aPdf } from '../support/pdf';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() });
const svg = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
const png = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0f5c4d' } })
    .png()
    .toBuffer(),
});

test('R7.5 visit files are attached, downloaded, deleted and restored despite one failure', async ({
  page,
  member,
  t,
}) => {
  const pet = await member.addsPet();
  const visit = {
    visitedOn: '2026-05-01',
    description: '<p>Rest</p>',
    reason: 'Limp',
    costCents: 4850,
    currency: 'EUR',
  };
  await member.post(`/api/pets/${pet.id}/vet-records`, visit);
  await page.goto(`/pets/${pet.id}/vet-records`);
  const sheet = page.getByRole('dialog', { name: t('vetRecords.editTitle') });
  const openVisit = () => page.getByRole('button', { name: /: Limp, / }).click();
  await openVisit();
  const input = sheet.getByLabel(new RegExp(`^${t('documents.attach')}`));
  await input.setInputFiles([pdf('Report.pdf'), svg, await png('scan.png')]);
  const list = sheet.getByRole('list', { name: t('documents.title') });
  await expect(list.getByRole('link', { name: /^Report\.pdf/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /^scan\.jpg/ })).toBeVisible();
  await expect(page.getByText(t('documents.problem.wrongType'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('documents.dismiss', { name: svg.name }) }).click();
  await expect(page.getByText(t('documents.problem.wrongType'))).toBeHidden();

  await page.getByRole('button', { name: t('documents.rename', { name: 'scan.jpg' }) }).click();
  const dialog = page.getByRole('dialog', { name: t('documents.renameTitle') });
  await dialog.getByLabel(t('documents.name')).fill('X-ray');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('entries.save') }).click();
  await expect(list.getByRole('link', { name: /^X-ray\.jpg/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await list.getByRole('link', { name: /^Report\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('Report.pdf');
  await expect(async () => {
    await page.reload();
    await openVisit();
    await expect(list.locator('img')).toHaveCount(2, { timeout: 1000 });
  }).toPass();

  await list.getByRole('button', { name: t('entries.delete', { name: 'Report.pdf' }) }).click();
  await expect(list.getByRole('link', { name: /^Report\.pdf/ })).toBeHidden();
  // The editor in the sheet has another undo button.
  await page
    .getByRole('region')
    .getByRole('button', { name: t('entries.undo') })
    .click();
  await expect(list.getByRole('link', { name: /^Report\.pdf/ })).toBeVisible();
});

test('R7.5 search finds visits and document names regardless of case and accents', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const path = `/api/pets/${pet.id}/vet-records`;
  await member.post(path, { visitedOn: '2026-05-01', description: '<p>Rest</p>', reason: 'Limp' });
  await member.post(path, { visitedOn: '2026-04-01', description: '<p>Bien</p>', reason: 'Vacunación' });

  await page.goto(`/pets/${pet.id}/vet-records`);
  await page.locator('summary').filter({ visible: true }).first().click();
  await page.getByRole('searchbox', { name: t('vetRecords.search.label') }).fill('VACUNACION');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=VACUNACION$/);
  await expect(page.getByText('Vacunación', { exact: true })).toBeVisible();
  await expect(page.getByText('Limp', { exact: true })).toBeHidden();

  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: t('vetRecords.search.submit') }).click();
  await expect(page.getByText(t('vetRecords.search.none', { q: 'nothing like it' }))).toBeVisible();

  await page.getByRole('link', { name: t('vetRecords.search.clear') }).click();
  await expect(page.getByText('Limp', { exact: true })).toBeVisible();
});

test('R7.5 a certificate is attached to a vaccination', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-03-07' });

  await page.goto(`/pets/${pet.id}?tab=health&part=vaccinations`);
  const section = page.locator('#vaccinations');
  await section.getByRole('button', { name: 'Edit: Rabies' }).click();
  const sheet = page.getByRole('dialog', { name: t('vaccinations.editTitle') });
  await sheet.getByLabel(new RegExp(`^${t('documents.attach')}`)).setInputFiles([pdf('Certificate.pdf')]);
  await expect(sheet.getByRole('link', { name: /^Certificate\.pdf/ })).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(section.getByRole('link', { name: 'Certificate.pdf' })).toBeVisible();
});

test('R7.5 record kinds have URLs, and vaccination documents appear among visits', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const visit = { visitedOn: '2026-05-01', description: '<p>Rest</p>', reason: 'Limp' };
  await member.post(`/api/pets/${pet.id}/vet-records`, visit);
  await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-03-07' });
  await page.goto(`/pets/${pet.id}?tab=health&part=vaccinations&new=vaccination`);
  const sheet = page.getByRole('dialog', { name: t('vaccinations.addTitle') });
  await sheet.getByLabel(new RegExp(`^${t('vaccinations.photograph')}`)).setInputFiles([await png('card.png')]);
  await expect(sheet.getByRole('img', { name: t('documents.firstPhotoAlt') })).toBeVisible();
  await sheet.getByRole('button', { name: t('vaccinations.other'), exact: true }).click();
  await sheet.getByRole('combobox', { name: t('vaccinations.vaccine') }).fill('Lyme');
  await sheet.getByLabel(t('vaccinations.givenOn')).fill('2026-04-02');
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByRole('link', { name: 'card.jpg' })).toBeVisible();

  await page.goto(`/pets/${pet.id}/vet-records`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Limp', 'Lyme']);
  await page.getByRole('link', { name: t('vetRecords.kinds.photos') }).click();
  await expect(page).toHaveURL(/\?show=photos$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lyme']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lyme']);
});
