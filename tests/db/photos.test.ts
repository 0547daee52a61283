import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { findSharedPhoto } from '@/lib/access/photo-link';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { entryOf } from '@/lib/core/http/repeated';
import { storage } from '@/lib/core/storage/storage';
import { storageLimit } from '@/lib/core/storage/storage-limit';
import { newId } from '@/lib/core/validation/ids';
import { receiveGalleryPhoto, servePhotoFile, serveSharedFile } from '@/lib/records/photos/calls';
import { photos } from '@/lib/records/photos/collection';
import { makePhotoVariants } from '@/lib/records/photos/jobs';
import { createLink, revokeLink } from '@/lib/records/photos/mutations';
import { getGallery, getPhotoKey, getSharedPhoto, listLinks, listPhotos } from '@/lib/records/photos/queries';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';

const english = { locale: 'en', formatLocale: 'en' } as const;
withDatabase();

beforeAll(() => mkdir(process.env.DATA_DIR ?? '', { recursive: true }));

type Access = Awaited<ReturnType<typeof aPetOf>>;

const camera = { IFD2: { DateTimeOriginal: '2025:12:31 23:30:00' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
const picture = (grain = false) =>
  sharp({
    create: {
      width: 1920,
      height: 960,
      channels: 3,
      background: 'grey',
      ...(grain && { noise: { type: 'gaussian' as const, mean: 128, sigma: 20 } }),
    },
  })
    .withExif(camera)
    .jpeg()
    .toBuffer();

async function uploadPhoto(
  viewer: Viewer,
  access: Access,
  fields: Record<string, string> = {},
  file?: Buffer,
  key?: string,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(file ?? (await picture()))]), 'luna.jpg');
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  const request = new Request(`http://test/api/pets/${access.petId}/photos`, { method: 'POST', body, headers });
  return entryOf(await receiveGalleryPhoto({ request, viewer, access, params: {}, ...english, at: noon }));
}

async function rows(access: Access, count: number, make: (n: number) => object = () => ({})) {
  const plain = { petId: access.petId, width: 9, height: 9, placeholder: '', bytes: 1, sentBytes: 1 };
  const data = Array.from({ length: count }, (_, n) => {
    const id = newId();
    const times = { takenAt: after(-n, 'day'), createdAt: noon, updatedAt: noon };
    return { id, photoKey: `pets/${access.petId}/photos/${id}`, ...plain, ...times, ...make(n) };
  });
  await db().photo.createMany({ data });
  return data;
}

async function keys(access: Access): Promise<string[]> {
  const foundNames: string[] = [];
  for await (const key of storage().list(after(99_999, 'day'))) if (key.includes(access.petId)) foundNames.push(key);
  return foundNames.sort();
}

const all = { limit: 50 };
const cause = (viewer: Viewer, at = noon) => ({ viewer, origin: { network: 'n', device: 'd' }, at });

test('R7.7 an upload is stored in two sizes, dated, counted, without metadata', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const photo = await uploadPhoto(viewer, access, { caption: ' Snow ', tags: '#snow, Snow, walk', location: '' });
  expect(photo).toMatchObject({
    caption: 'Snow',
    tags: ['snow', 'walk'],
    location: null,
    takenAt: '2025-12-31T23:30:00.000Z',
    width: 1920,
    height: 960,
    avifWidths: [],
    url: `/api/pets/${access.petId}/photos/${photo.id}/file`,
  });

  const key = await getPhotoKey(access, photo.id);
  expect(await keys(access)).toEqual([`${key}-large.webp`, `${key}-small.webp`]);
  const files = await Promise.all(['small', 'large'].map((size) => storage().get(`${key}-${size}.webp`)));
  const row = await db().photo.findUniqueOrThrow({ where: { id: photo.id } });
  expect(row.bytes).toBe(files.reduce((sum, file) => sum + (file?.length ?? 0), 0));
  expect((await sharp(files[1] ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
});

test('R7.7 an entered date takes precedence over the camera’s', async () => {
  const viewer = await aViewer();
  const { takenAt } = await uploadPhoto(viewer, await aPetOf(viewer), { takenAt: '2026-01-02T03:04:05Z' });
  expect(takenAt).toBe('2026-01-02T03:04:05.000Z');
});

test('R7.7 sending the same upload twice creates one photo and no stray file', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const [file, key] = [await picture(), newId()];
  const answers = await Promise.all([1, 2].map(() => uploadPhoto(viewer, access, { caption: 'x' }, file, key)));
  expect(answers[0]).toEqual(answers[1]);
  expect((await listPhotos(access, all, 'UTC')).items).toHaveLength(1);
  expect(await keys(access)).toHaveLength(2);
});

test.each([
  ['half a photo', async () => (await picture()).subarray(0, 3000), 'invalid'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported_type'],
  ['a PDF', async () => Buffer.from('%PDF-1.7'), 'unsupported_type'],
])('R7.7 rejects %s and stores nothing', async (_what, make, code) => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await expect(uploadPhoto(viewer, access, {}, await make())).rejects.toMatchObject({ code });
  expect(await keys(access)).toEqual([]);
  expect((await listPhotos(access, all, 'UTC')).items).toEqual([]);
});

test('R7.7 an upload over the limit is rejected; binned photos count too', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  await rows(access, storageLimit().files, () => ({ deletedAt: noon }));
  await expect(uploadPhoto(viewer, access)).rejects.toMatchObject({ code: 'limit_reached' });
  expect(await keys(access)).toEqual([]);
});

test('R7.7 a job makes smaller AVIF files and changes nothing when repeated', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const { id } = await uploadPhoto(viewer, access, {}, await picture(true));
  const before = await db().photo.findUniqueOrThrow({ where: { id } });
  await makePhotoVariants.handle({ photoId: id });
  const storedPhoto = await photos.get(access, id);
  expect(storedPhoto.avifWidths).toEqual([480, 960, 1920]);
  const sizes = await Promise.all(
    storedPhoto.avifWidths.map(async (width) => (await storage().get(`${before.photoKey}-${width}.avif`))?.length ?? 0),
  );
  const row = await db().photo.findUniqueOrThrow({ where: { id } });
  expect(row.bytes).toBe(before.bytes + sizes.reduce((sum, size) => sum + size, 0));
  await makePhotoVariants.handle({ photoId: id });
  await makePhotoVariants.handle({ photoId: newId() });
  expect((await db().photo.findUniqueOrThrow({ where: { id } })).bytes).toBe(row.bytes);

  const context = { request: new Request('http://test/'), params: { photoId: id }, ...english, at: noon };
  const servedFile = await servePhotoFile({ ...context, viewer, access, query: { size: '480' } });
  expect(servedFile.headers.get('content-type')).toBe('image/avif');
  await expect(servePhotoFile({ ...context, viewer, access, query: { size: '77' } })).rejects.toMatchObject({
    code: 'not_found',
  });
}, 60_000);

test('R7.7 pages follow without gaps, even with equal photo times', async () => {
  const access = await aPetOf(await aViewer());
  const photoRows = await rows(access, 25, (n) => ({ takenAt: after(-Math.floor(n / 10), 'day') }));
  const seenIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPhotos(access, { limit: 7, cursor }, 'UTC');
    seenIds.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const sortedRows = [...photoRows].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime() || (a.id < b.id ? 1 : -1));
  expect(seenIds).toEqual(sortedRows.map(({ id }) => id));
});

test('R7.7 the gallery reads first page, tags, and years in the viewer’s zone', async () => {
  const ana = await aViewer();
  const [access, other] = [await aPetOf(ana), await aPetOf(ana)];
  await rows(other, 1, () => ({ tags: ['elsewhere'] }));
  await rows(access, 1, () => ({ tags: ['gone'], deletedAt: noon }));
  await rows(access, 70, (n) => ({ tags: n % 2 ? ['walk'] : ['walk', 'snow'] }));
  await rows(access, 1, () => ({ takenAt: new Date('2024-12-31T23:30:00Z'), tags: ['fireworks'] }));
  const gallery = await getGallery(access, {}, 'Europe/Madrid');
  expect(gallery.pet).toEqual({ id: access.petId, name: 'Luna', type: 'dog' });
  expect(gallery.photos.items).toHaveLength(45);
  expect(gallery.tags).toEqual(['walk', 'snow', 'fireworks']);
  expect(gallery.years).toEqual([2026, 2025]);
  expect((await getGallery(access, {}, 'America/New_York')).years).toEqual([2026, 2024]);
  const rest = await listPhotos(access, { limit: 45, cursor: gallery.photos.nextCursor ?? '' }, 'Europe/Madrid');
  expect(rest.items).toHaveLength(26);

  const fireworks = await getGallery(access, { tag: 'fireworks', year: 2025 }, 'Europe/Madrid');
  expect(fireworks.photos.items).toHaveLength(1);
  expect(fireworks.years).toEqual([2026, 2025]);
  expect((await getGallery(access, { year: 2024 }, 'Europe/Madrid')).photos.items).toEqual([]);
  const listedPhotos = await listPhotos(access, { limit: 50, tag: 'fireworks', year: 2025 }, 'Europe/Madrid');
  expect(listedPhotos.items).toMatchObject(fireworks.photos.items);
});

test('R7.7 a photo link works until it expires or its photo is deleted', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const { id } = await uploadPhoto(viewer, access, { caption: 'Snow', tags: 'secret', location: 'Home' });
  const { url, ...link } = await createLink(access, id, 'day', cause(viewer));
  const [, key = ''] = /\/shared\/photo\/([\w-]{43})$/.exec(url) ?? [];
  const openLink = (at = noon) => findSharedPhoto(key, at);
  const proof = await openLink();
  if (!proof) throw new Error('the link is not open');
  const shownPhoto = await getSharedPhoto(proof, '/f');
  expect(shownPhoto).toMatchObject({ petName: 'Luna', caption: 'Snow', width: 1920 });
  expect(JSON.stringify(shownPhoto)).not.toMatch(/secret|Home/);
  const context = { request: new Request('http://test/'), params: {}, ...english, at: noon };
  const servedFile = await serveSharedFile({ ...context, access: proof, query: { size: 'small' } });
  expect(servedFile.headers.get('content-type')).toBe('image/webp');

  expect(JSON.stringify(await db().photoLink.findMany())).not.toContain(key);
  expect(await listLinks(access, id, noon)).toEqual({ items: [link], nextCursor: null });
  expect(await openLink(after(23, 'hour'))).not.toBeNull();
  expect(await openLink(after(24, 'hour'))).toBeNull();
  expect(await findSharedPhoto('A'.repeat(43), noon)).toBeNull();
  await photos.remove(access, id, noon);
  expect(await openLink()).toBeNull();
  await expect(listLinks(access, id, noon)).rejects.toMatchObject({ code: 'not_found' });
  await photos.restore(access, id, noon);
  expect(await openLink()).not.toBeNull();
  for (const _ of [1, 2]) await revokeLink(access, { photoId: id, linkId: link.id }, cause(viewer));
  expect(await openLink()).toBeNull();
  expect(await listLinks(access, id, noon)).toEqual({ items: [], nextCursor: null });
});

test('R7.7 photo links belong to the owner, twenty at most', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  const [access, foreign] = [await aPetOf(ana), await aPetOf(ben)];
  const [photo] = await rows(access, 1);
  const id = photo?.id ?? '';
  const { id: linkId } = await createLink(access, id, 'week', cause(ana));
  const notFound = { code: 'not_found' };

  await expect(createLink(foreign, id, 'week', cause(ben))).rejects.toMatchObject(notFound);
  await expect(listLinks(foreign, id, noon)).rejects.toMatchObject(notFound);
  await expect(revokeLink(foreign, { photoId: id, linkId }, cause(ben))).rejects.toMatchObject(notFound);
  await expect(getPhotoKey(foreign, id)).rejects.toMatchObject(notFound);

  const more = await Promise.allSettled(Array.from({ length: 22 }, () => createLink(access, id, 'day', cause(ana))));
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
});
