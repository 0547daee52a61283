import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { createUpload } from '@/lib/collections/create-once';
import { db } from '@/lib/core/db/client';
import { entryOf } from '@/lib/core/http/repeated';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { receiveGalleryPhoto } from '@/lib/records/photos/calls';
import { photos } from '@/lib/records/photos/collection';
import { makePhotoVariants } from '@/lib/records/photos/jobs';
import { createLink } from '@/lib/records/photos/mutations';
import { undoImport } from '@/lib/sharing/imports/mutations';
import { listImports } from '@/lib/sharing/imports/queries';
import { startPhotoImport } from '@/lib/sharing/photo-import/mutations';
import { photoImport } from '@/lib/sharing/photo-import/schema';
import { addRow } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { aHousehold } from '../support/household';
import { after } from '../support/members';
import { aStartedImport, at } from '../support/pet-imports';

withDatabase();

beforeAll(() => mkdir(process.env.DATA_DIR ?? '', { recursive: true }));

const later = after(5, 'minute', at);

async function aPhotoImport(count: number) {
  const home = await aHousehold();
  const importId = newId();
  const { userId } = home.owner;
  await startPhotoImport(
    home.owner,
    photoImport.parse({ importId, fileName: 'album.zip', files: Math.max(1, count) }),
    at,
  );
  const createRow = async (id: string) => {
    const row = await addRow('photos', { petId: home.access.petId, skillId: '', deletedAt: null });
    await db().photo.update({ where: { id: row }, data: { id } });
    return { id };
  };
  const findNothing = async () => null;
  const createOne = (id: string) =>
    createUpload(home.access, { of: 'photos', id, importId, userId, at, find: findNothing, create: createRow });
  const ids = Array.from({ length: count }, newId);
  for (const id of ids) await createOne(id);
  return { ...home, importId, ids, create: createRow, upload: createOne };
}

const albumOf = (petId: string) => db().photo.findMany({ where: { petId, deletedAt: null }, select: { id: true } });

test('R7.28 an undo moves imported photos to the bin, where they stay restorable', async () => {
  const { owner, access, importId } = await aPhotoImport(2);
  const [one] = await listImports(owner, at);
  expect(one).toMatchObject({ kind: 'photos', petId: access.petId, files: 2, filesAdded: 2, rest: 2 });
  expect(await undoImport(owner, importId, at)).toEqual({ rest: 0, remaining: 0 });
  expect(await albumOf(access.petId)).toEqual([]);
  const { id } = await db().photo.findFirstOrThrow({ where: { petId: access.petId } });
  await photos.restore(access, id, later);
  expect(await albumOf(access.petId)).toEqual([{ id }]);
});

test('R7.28 changed and shared photos stay', async () => {
  const { owner, access, importId, ids } = await aPhotoImport(3);
  const [changedId = '', sharedId = ''] = ids;
  await photos.update(access, changedId, { caption: 'Beach' }, { name: 'Ana', timeZone: 'UTC', at: later });
  await createLink(access, sharedId, 'week', { viewer: owner, origin: { ip: '', device: '' } as never, at: later });
  expect(await undoImport(owner, importId, later)).toEqual({ rest: 0, remaining: 2 });
  expect(await albumOf(access.petId)).toHaveLength(2);
});

test('R7.28 undone photos can be imported again, deleted ones cannot', async () => {
  const { owner, access, importId, ids, create, upload } = await aPhotoImport(2);
  const [deletedId = '', undoneId = ''] = ids;
  await photos.remove(access, deletedId, at);
  await undoImport(owner, importId, at);
  await expect(upload(undoneId)).rejects.toMatchObject({ code: 'not_found' });
  const next = { of: 'photos' as const, importId: undefined, userId: owner.userId, at, find: async () => null };
  expect(await createUpload(access, { ...next, id: undoneId, create })).toEqual({ id: undoneId });
  await expect(createUpload(access, { ...next, id: deletedId, create })).rejects.toMatchObject({ code: 'conflict' });
});

test('R7.28 no one can add photos to another member’s import', async () => {
  const { access, carer, importId, create } = await aPhotoImport(0);
  await startPhotoImport(carer, photoImport.parse({ importId, files: 1 }), at);
  const options = { of: 'photos' as const, id: newId(), importId, userId: carer.userId, at, find: async () => null };
  await expect(createUpload(access, { ...options, create })).rejects.toMatchObject({ code: 'not_found' });
  await expect(undoImport(carer, importId, at)).rejects.toMatchObject({ code: 'not_found' });
  expect(await albumOf(access.petId)).toEqual([]);
});

test('R7.28 an undo before the first photo refuses all of them', async () => {
  const { owner, access, importId, upload } = await aPhotoImport(0);
  expect(await undoImport(owner, importId, at)).toEqual({ rest: 0, remaining: 0 });
  await expect(upload(newId())).rejects.toMatchObject({ code: 'not_found' });
  expect(await albumOf(access.petId)).toEqual([]);
});

/** Uploads the same picture each time. */
async function photoSender(viewer: Viewer, access: PetAccess<'own'>) {
  const grey = { width: 60, height: 40, channels: 3, background: 'grey' } as const;
  const picture = await sharp({ create: grey }).jpeg().toBuffer();
  return async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new Blob([new Uint8Array(picture)]), 'luna.jpg');
    const request = new Request('http://test/', { method: 'POST', body });
    const context = { request, viewer, access, params: {}, locale: 'en', formatLocale: 'en', at } as const;
    return entryOf(await receiveGalleryPhoto(context));
  };
}

test.each([
  ['an undo', false],
  ['an undo and a new import', true],
])('R7.28 %s while variants are made keeps the files', async (_, isImportedAgain) => {
  const { owner, access, importId } = await aPhotoImport(0);
  const sendPhoto = await photoSender(owner, access);
  const id = newId();
  await sendPhoto({ id, importId });
  const { photoKey } = await db().photo.findUniqueOrThrow({ where: { id } });
  const get = jest.spyOn(storage(), 'get').mockImplementationOnce(async (name) => {
    await undoImport(owner, importId, at);
    if (isImportedAgain) await sendPhoto({ id });
    return storage().get(name);
  });
  await makePhotoVariants.handle({ photoId: id });
  get.mockRestore();
  expect(await storage().get(`${photoKey}-large.webp`)).not.toBeNull();
  const [undonePhoto] = await db().photo.findMany({ where: { photoKey } });
  expect(undonePhoto).toMatchObject({ deletedAt: at, avifWidths: [60] });
  const next = await db().photo.findUnique({ where: { id } });
  expect(next?.avifWidths).toEqual(isImportedAgain ? [] : undefined);
});

test('R7.32 a photo added individually is not added again', async () => {
  const { owner, access, importId } = await aPhotoImport(0);
  const sendPhoto = await photoSender(owner, access);
  const first = await sendPhoto({});
  expect(await sendPhoto({ id: newId(), importId })).toMatchObject({ id: first.id });
  expect((await sendPhoto({ id: newId() })).id).not.toBe(first.id);

  const exportId = await aStartedImport(owner);
  expect((await sendPhoto({ id: newId(), importId: exportId })).id).not.toBe(first.id);
  await db().photo.updateMany({ where: { petId: access.petId }, data: { deletedAt: at } });
  expect((await sendPhoto({ id: newId(), importId })).id).not.toBe(first.id);
});
