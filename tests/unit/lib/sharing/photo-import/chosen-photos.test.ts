import { zipSync } from 'fflate';
import { DamagedArchiveError } from '@/lib/sharing/pet-import/archive-files';
import { photosOfArchive, photosOfFiles } from '@/lib/sharing/photo-import/chosen-photos';
import { photoId } from '@/lib/sharing/photo-import/photo-id';

const bytes = Uint8Array.from({ length: 500 }, (_, index) => index % 7);
const archiveOf = (entries: Record<string, Uint8Array>) =>
  new File([zipSync(entries) as Uint8Array<ArrayBuffer>], 'photos.zip');

test('R7.32 lists the photos of an archive without its folders', async () => {
  const { photos, others } = await photosOfArchive(
    archiveOf({
      '2024/': new Uint8Array(),
      '2024/Luna.JPG': bytes,
      '../../etc/two.heic': bytes,
      '__MACOSX/2024/._Luna.JPG': bytes,
      '2024/.thumb.png': bytes,
      '2024/notes.txt': bytes,
    }),
  );
  expect(photos.map(({ name }) => name)).toEqual(['Luna.JPG', 'two.heic']);
  expect(others).toBe(1);
  const [first] = photos;
  expect(new Uint8Array((await (await first?.open())?.arrayBuffer()) ?? [])).toEqual(bytes);
});

test('R7.32 refuses a photo that unpacks to more than 50 MB', async () => {
  const { photos } = await photosOfArchive(archiveOf({ 'bomb.jpg': new Uint8Array(51 * 1024 * 1024) }));
  await expect(photos[0]?.open()).rejects.toThrow(DamagedArchiveError);
});

test('R7.32 refuses a file that is not an archive', async () => {
  await expect(photosOfArchive(new File([bytes], 'photos.zip'))).rejects.toThrow(DamagedArchiveError);
});

test('R7.32 lists the photos of a folder', () => {
  const inFolder = (webkitRelativePath: string) =>
    Object.assign(new File([bytes], webkitRelativePath.split('/').at(-1) ?? ''), { webkitRelativePath });
  const { photos, others, fileName } = photosOfFiles([
    inFolder('a/b/one.png'),
    inFolder('a/.hidden/two.png'),
    inFolder('a/x.mov'),
  ]);
  expect([photos.map(({ name }) => name), others, fileName]).toEqual([['one.png'], 1, 'a']);
});

test('R7.32 ids depend on the pet and the bytes', async () => {
  const ids = await Promise.all([
    photoId('p1', new Blob([bytes])),
    photoId('p1', new Blob([bytes.slice()])),
    photoId('p2', new Blob([bytes])),
    photoId('p1', new Blob([bytes.slice(1)])),
  ]);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});
