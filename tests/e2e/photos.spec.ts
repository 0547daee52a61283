import { expect, expectAccessible, test } from '../support/browser';
import { aHeicPhoto } from '../support/heic';
import { addsPhoto, aPhoto } from '../support/photos';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 90_000 });

const jpeg = async (name: string, photo: Parameters<typeof aPhoto>[0] = {}) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto(photo),
});

test('R7.7 several photos are uploaded, one cropped, then edited, deleted and restored', async ({
  page,
  context,
  member,
  t,
}) => {
  await context.addCookies([{ name: 'pawfolio-preferences', value: 'true', url: appUrl() }]);
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}/social`);
  await expect(page.getByRole('heading', { name: t('photos.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  const chooser = page.getByLabel(t('photos.add'));
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles([
    await jpeg('one.jpg'),
    await jpeg('two.jpg', { taken: '2024:05:06 10:00:00', colour: '#e58a4e' }),
    { name: 'three.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
  const sheet = page.getByRole('dialog', { name: t('photos.addTitle') });
  const two = sheet.getByRole('listitem', { name: 'two.jpg' });
  await expect(sheet.getByText(t('photos.problem.wrongType'))).toBeVisible();
  await expect(two.getByLabel(t('photos.takenOn'))).toHaveValue('2024-05-06');
  await two.getByLabel(t('photos.caption')).fill('Orange');
  await sheet.getByLabel(t('photos.tags'), { exact: true }).fill('walk');
  await expectAccessible(page);

  await two.getByRole('button', { name: t('photos.adjust', { name: 'two.jpg' }) }).click();
  const cropper = page.getByRole('dialog', { name: t('common.adjustPhoto') });
  await cropper.getByRole('application').press('+');
  await cropper.getByRole('application').press('ArrowLeft');
  await cropper.getByRole('button', { name: t('cropper.turnRight') }).click();
  await cropper.getByRole('button', { name: t('cropper.shapes.square') }).click();
  await expectAccessible(page);
  await cropper.getByRole('button', { name: t('cropper.apply') }).click();
  await expect(cropper).toBeHidden();

  await sheet.getByRole('button', { name: t('photos.dropUpload', { name: 'three.pdf' }) }).click();
  await sheet.getByRole('button', { name: /2/ }).click();
  await expect(page.getByText(t('photos.uploaded'), { exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(tiles).toHaveCount(2);
  await expect.poll(() => tiles.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [square] = (await member.get(`/api/pets/${pet.id}/photos?year=2024`)).body.items;
  expect([square.width, square.caption, square.tags]).toEqual([square.height, 'Orange', ['walk']]);

  await page.getByRole('button', { name: /Orange/ }).click();
  const viewer = page.getByRole('dialog', { name: t('photos.viewer'), exact: true });
  await viewer.getByRole('button', { name: t('photos.edit') }).click();
  const form = page.getByRole('dialog', { name: t('photos.edit') });
  await form.getByLabel(t('photos.location')).fill('Sunny Park');
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(viewer.getByText(/Sunny Park/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/Sunny Park/)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('button', { name: t('photos.remove') }).click();
  await expect(page.getByText(t('photos.deleted'), { exact: true })).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(tiles).toHaveCount(2);

  await page.getByRole('button', { name: t('photos.viewGrid') }).click();
  await page.getByLabel(t('photos.year')).selectOption('2024');
  await expect(page).toHaveURL(/year=2024/);
  await expect(tiles).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: t('photos.viewGrid') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Sunny Park')).toBeHidden();
});

test('R7.7 a photo becomes the portrait, and its link needs no scripts', async ({ page, browser, member, t }) => {
  const pet = await member.addsPet();
  await addsPhoto(member, pet.id, { fields: { caption: 'Snow', takenAt: '2026-01-02T12:00:00Z' } });
  await page.goto(`/pets/${pet.id}/social`);
  await page.getByRole('button', { name: /Snow/ }).click();
  const viewer = page.getByRole('dialog', { name: t('photos.viewer'), exact: true });
  await viewer.getByRole('button', { name: t('photos.profile') }).click();
  await page.getByRole('button', { name: t('cropper.apply') }).click();
  await expect(page.getByText(t('photos.profileSaved', { name: 'Luna' }), { exact: true })).toBeVisible();
  expect((await member.get(`/api/pets/${pet.id}`)).body.photoUrl).toMatch(/photo\?v=/);

  await viewer.getByRole('button', { name: t('photos.share') }).click();
  const sharing = page.getByRole('dialog', { name: t('photos.sharing.title') });
  await sharing.getByRole('button', { name: t('photos.sharing.make') }).click();
  const url = await sharing.getByLabel(t('photos.sharing.address'), { exact: true }).inputValue();
  await expectAccessible(page);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: appUrl() });
  const reader = await plain.newPage();
  await reader.goto(url);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('photos.reader.title', { name: 'Luna' }));
  const shownPhoto = reader.getByRole('img', { name: t('photos.reader.alt', { name: 'Luna' }) });
  await expect(shownPhoto).toBeVisible();
  await expect(reader.getByText('Snow')).toBeVisible();
  await sharing.getByRole('button', { name: new RegExp(`^${t('photos.sharing.endOf', { date: '' })}`) }).click();
  await expect(page.getByText(t('photos.sharing.ended'), { exact: true })).toBeVisible();
  expect((await reader.goto(url))?.status()).toBe(404);
  await plain.close();
});

test('R7.2 the pet form reports broken photos and crops large ones', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}/edit`);
  const input = page.locator('input[type=file]').first();
  await expect(input).toBeEnabled();
  await input.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\xff\xd8\xff broken', 'latin1'),
  });
  await page.getByRole('button', { name: t('common.adjustPhoto') }).click();
  const cropper = page.getByRole('dialog', { name: t('common.adjustPhoto') });
  await expect(cropper.getByText(t('cropper.failed'))).toBeVisible();
  await expect(cropper.getByRole('button', { name: t('cropper.apply') })).toBeDisabled();
  await page.keyboard.press('Escape');

  const huge = Buffer.concat([await aPhoto({ width: 8064, height: 6048 }), Buffer.alloc(6e6)]);
  await input.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(page.getByText(t('pets.photo.problem.tooLarge'))).toBeVisible();
  await page.getByRole('button', { name: t('common.adjustPhoto') }).click();
  await expect(cropper.getByRole('application')).toBeVisible();
  await cropper.getByRole('button', { name: t('cropper.apply') }).click();
  await expect(cropper).toBeHidden();
  await expect(page.getByText(t('pets.photo.problem.tooLarge'))).toBeHidden();
  await page.getByRole('button', { name: t('pets.form.save') }).click();
  await expect(page).toHaveURL(new RegExp(`/pets/${pet.id}$`));
  expect((await member.get(`/api/pets/${pet.id}`)).body.photoUrl).toMatch(/photo\?v=/);
});

test('R7.18 a HEIC photo is decoded in browsers without a decoder', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}/social`);
  const chooser = page.getByLabel(t('photos.add'));
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: 'luna.heic', mimeType: 'image/heic', buffer: aHeicPhoto });
  await page.getByRole('dialog').getByRole('button', { name: /1/ }).click();
  await expect(page.getByText(t('photos.uploaded'), { exact: true })).toBeVisible();
  const [photo] = (await member.get(`/api/pets/${pet.id}/photos`)).body.items;
  expect([photo.width, photo.height]).toEqual([96, 64]);
});
