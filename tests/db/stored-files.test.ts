import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { PetAccess } from '@/lib/access/pet-access';
import { chargeQuota } from '@/lib/collections/quota';
import { db, transaction } from '@/lib/core/db/client';
import { storage } from '@/lib/core/storage/storage';
import { storageLimit } from '@/lib/core/storage/storage-limit';
import { newId } from '@/lib/core/validation/ids';
import { documents } from '@/lib/records/documents/collection';
import { sweepPets } from '@/lib/records/pets/jobs';
import { removePet } from '@/lib/records/pets/mutations';
import { insertInParts } from '@/prisma/insert-in-parts';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, aScan, filesOf } from '../support/documents';
import { aPetOf, noon } from '../support/members';
import { aPdf } from '../support/pdf';

withDatabase();

describe('R7.5 R7.7 the storage quota of a member', () => {
  async function storeFiles({ petId }: PetAccess<'view'>, files: number, bytes: number, deletedAt: Date | null = null) {
    const at = { takenAt: noon, createdAt: noon, updatedAt: noon, deletedAt };
    const rows = Array.from({ length: files }, () => {
      const id = newId();
      return {
        id,
        petId,
        photoKey: `pets/${petId}/photos/${id}`,
        width: 1,
        height: 1,
        placeholder: '',
        sentBytes: 1,
        bytes,
        ...at,
      };
    });
    await insertInParts(rows, (data) => db().photo.createMany({ data }));
  }

  const charge = (access: PetAccess<'edit'>, bytes: number) =>
    transaction(async () => {
      await chargeQuota(access, bytes);
      await storeFiles(access, 1, bytes);
    });

  test('parallel uploads pass only within the quota, across pets', async () => {
    const { viewer, access } = await aPetWithDocuments();
    const other = await aPetOf(viewer);
    const room = storageLimit().bytes;
    await storeFiles(access, 4, Math.floor(room / 5));
    // A fifth is left, enough for two of these.
    const bytes = Math.floor(room / 12);
    const tries = Array.from({ length: 8 }, (_, n) => charge(n % 2 ? access : other, bytes));

    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [refusal] = outcomes.filter((one) => one.status === 'rejected');
    expect(refusal?.reason).toMatchObject({
      code: 'limit_reached',
      message: 'Your storage is full: at most 2000 MB, with what was deleted in the last 30 days',
      detail: { limit: 'bytes' },
    });
  });

  test('limits the number of files, including deleted files and pets', async () => {
    const { viewer, access, attach } = await aPetWithDocuments();
    const deletedPet = await aPetOf(viewer);

    const { files } = storageLimit();
    await storeFiles(access, files - 500, 1, noon);
    await storeFiles(deletedPet, 499, 1);
    await removePet(deletedPet, noon);
    await attach(aPdf());

    const refusal = { code: 'limit_reached', detail: { limit: 'files' } };
    await expect(attach(aPdf('More'))).rejects.toMatchObject(refusal);
    expect(await filesOf(access)).toEqual(['content.pdf']);
  });

  test('other users’ files do not use an account’s quota', async () => {
    const full = await aPetWithDocuments();
    await storeFiles(full.access, storageLimit().files, 1);
    const { attach } = await aPetWithDocuments();
    await expect(attach(aPdf())).resolves.toMatchObject({ name: 'report.pdf' });
  });

  test('charging the quota outside a transaction throws', async () => {
    const { access } = await aPetWithDocuments();
    await expect(chargeQuota(access, 1)).rejects.toThrow('transaction');
  });
});

test('R7.5 the sweep removes only old files that no row references', async () => {
  const { viewer, access, attach } = await aPetWithDocuments();
  const remainingDocument = await attach(aPdf());
  const binnedDocument = await attach(await aScan(), 'scan.png');
  await documents.remove(access, binnedDocument.id, noon);
  const photoKey = `pets/${access.petId}/photos/${newId()}`;
  const at = { takenAt: noon, createdAt: noon, updatedAt: noon };
  const shownPhoto = { photoKey, width: 1, height: 1, placeholder: '', bytes: 1, sentBytes: 1 };
  await db().photo.create({ data: { id: newId(), petId: access.petId, ...shownPhoto, ...at } });
  const orphan = `pets/${access.petId}/documents/${newId()}`;
  const portrait = `users/${viewer.userId}/${newId()}`;
  await db().user.update({ where: { id: viewer.userId }, data: { photoKey: portrait } });
  const young = `pets/${access.petId}/documents/${newId()}-content.pdf`;
  const old = [`${photoKey}-960.avif`, `${orphan}-content.pdf`, `${orphan}-preview.webp`, `${portrait}-small.webp`];
  for (const key of [...old, young]) await storage().put(key, Buffer.from('x'));
  const root = path.join(process.env.DATA_DIR ?? '', 'files');
  for await (const key of storage().list(new Date('2100-01-01'))) {
    if (key !== young) await utimes(path.join(root, key), 1000, 1000);
  }
  // The sweep uses the real clock, by which the tests' noon is more than 30 days ago.
  await db().document.updateMany({ where: { id: binnedDocument.id }, data: { deletedAt: new Date() } });
  await sweepPets.handle({});

  const isStored = async (key: string) => (await storage().get(key)) !== null;
  expect(await Promise.all(old.map(isStored))).toEqual([true, false, false, true]);
  expect(await isStored(young)).toBe(true);
  expect(await filesOf(access)).toEqual(['content.jpg', 'content.pdf', 'content.pdf', 'preview.webp']);

  await db().document.updateMany({ where: { id: binnedDocument.id }, data: { deletedAt: new Date('2026-01-01') } });
  await sweepPets.handle({});
  expect(await filesOf(access)).toEqual(['content.pdf', 'content.pdf']);
  expect((await documents.get(access, remainingDocument.id)).id).toBe(remainingDocument.id);
});
