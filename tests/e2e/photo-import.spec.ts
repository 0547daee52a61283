import { zipSync } from 'fflate';
import { expect, expectAccessible, test } from '../support/browser';
import { addsPhoto, aPhoto } from '../support/photos';

test('R7.32 photos of a ZIP file get the date of the camera, once', async ({ page, member, t }) => {
  const pet = await member.addsPet({ name: 'Luna' });
  const list = async () => (await member.get(`/api/pets/${pet.id}/photos`)).body.items;
  const photo = (name: string, takenAt: string, colour: string) =>
    aPhoto({ taken: takenAt, colour, width: 300, height: 200 }).then((bytes) => [name, new Uint8Array(bytes)] as const);
  const entries = Object.fromEntries(
    await Promise.all([
      photo('2024/one.jpg', '2024:05:06 12:00:00', '#0f5c4d'),
      photo('2024/copy.jpg', '2024:05:06 12:00:00', '#0f5c4d'),
      photo('../two.jpg', '2023:01:02 12:00:00', '#e58a4e'),
      photo('undated.jpg', '9999:12:31 10:00:00', '#123456'),
    ]),
  );
  const zip = zipSync({ ...entries, 'notes.txt': new Uint8Array(3), 'broken.jpg': new Uint8Array(30) });
  const file = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await page.goto(`/pets/${pet.id}/social`);
  await page.getByRole('link', { name: t('photoImport.link') }).click();
  await page.getByLabel(t('photoImport.zip')).setInputFiles(file);
  await expect(page.getByText(t('photoImport.present', { count: 1 }))).toBeVisible();
  await expect(page.getByText(t('photoImport.others', { count: 1 }))).toBeVisible();
  await expect(page.getByLabel(t('photoImport.day', { count: 1 }))).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('photoImport.send', { count: 2 }) }).click();
  await expect(page.getByText(t('photoImport.sent', { count: 2 }))).toBeVisible();
  expect((await list()).map(({ takenAt }: { takenAt: string }) => takenAt.slice(0, 10))).toEqual([
    '2024-05-06',
    '2023-01-02',
  ]);

  await page.getByLabel(t('photoImport.zip')).setInputFiles(file);
  await expect(page.getByText(t('photoImport.present', { count: 3 }))).toBeVisible();
});

test('R7.32 a whole folder is imported', async ({ page, member, t }, info) => {
  const pet = await member.addsPet({ name: 'Luna' });
  await addsPhoto(member, pet.id);
  const { mkdir, writeFile } = await import('node:fs/promises');
  const folder = info.outputPath('album');
  await mkdir(`${folder}/2024`, { recursive: true });
  await writeFile(`${folder}/2024/one.jpg`, await aPhoto({ width: 300, height: 200 }));
  await writeFile(`${folder}/readme.txt`, 'x');
  await page.goto(`/pets/import/photos?pet=${pet.id}`);
  await page.getByLabel(t('photoImport.folder')).setInputFiles(folder);
  await page.getByRole('button', { name: t('photoImport.send', { count: 1 }) }).click();
  await page.getByRole('link', { name: t('photoImport.toAlbum') }).click();
  await page.waitForURL(`**/pets/${pet.id}/social`);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(2);
});
