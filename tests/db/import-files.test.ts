import { findPetAccess } from '@/lib/access/pet-access';
import { createUpload } from '@/lib/collections/create-once';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { documents } from '@/lib/records/documents/collection';
import { setPhotoKey } from '@/lib/records/pets/mutations';
import { photos } from '@/lib/records/photos/collection';
import { undoImport } from '@/lib/sharing/imports/mutations';
import { listImports } from '@/lib/sharing/imports/queries';
import type { PetPreview } from '@/lib/sharing/pet-import/vocabulary';
import { addRow } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { accessOf } from '../support/household';
import { aViewer } from '../support/members';
import { aFilledPet, at, exported, sendExport } from '../support/pet-imports';

withDatabase();

type Row = Record<string, unknown>;

/** A pet with every kind of entry, two photos and a document of its vaccination. */
async function anExport() {
  const viewer = await aViewer();
  const access = await aFilledPet(viewer);
  const place = { petId: access.petId, skillId: '', deletedAt: null };
  const [photoId, secondId] = [await addRow('photos', place), await addRow('photos', place)];
  const tags = { tags: ['beach', 'summer'], location: 'Cádiz' };
  await db().photo.update({ where: { id: photoId }, data: { ...tags, bytes: 300 } });
  const documentId = await addRow('documents', place);
  const data = await exported(viewer);
  const vaccinationId = data.vaccinations[0].id;
  await db().document.update({ where: { id: documentId }, data: { vaccinationId } });
  return { viewer, access, data: await exported(viewer), photoId, secondId, documentId, vaccinationId };
}

const onlyPet = ({ pets }: { pets: PetPreview[] }): PetPreview => {
  const [pet] = pets;
  if (!pet) throw new Error('there is no pet');
  return pet;
};

const kindsOf = ({ files }: PetPreview) => files.map(({ kind }) => kind);

/** Stores the planned photos and documents as an upload would. */
async function addPlanned({ id: petId, files }: Pick<PetPreview, 'id' | 'files'>): Promise<void> {
  for (const { kind, id } of files) {
    const addedId = await addRow(kind, { petId, skillId: '', deletedAt: null });
    if (kind === 'photos') await db().photo.update({ where: { id: addedId }, data: { id } });
    else await db().document.update({ where: { id: addedId }, data: { id } });
  }
}

test('R7.24 an import names the files with their texts and parents', async () => {
  const { data, photoId, documentId, vaccinationId, access } = await anExport();
  const next = await aViewer();

  const rehearsal = onlyPet(await sendExport(next, data, true));
  const importedPet = onlyPet(await sendExport(next, data, false));

  expect({ ...importedPet, state: 'new' }).toEqual(rehearsal);
  const now = await exported(next);
  expect(rehearsal).toMatchObject({ id: now.pets[0].id, portrait: `photos/${access.petId}.webp`, unreadable: 0 });
  expect(kindsOf(rehearsal)).toEqual(['photos', 'photos', 'documents']);
  const [photo, , document] = rehearsal.files;
  expect(photo).toMatchObject({
    ...{ name: `photos/${photoId}.webp`, bytes: 300 },
    fields: { caption: 'At the sea', location: 'Cádiz', tags: 'beach, summer', takenAt: data.photos[0].takenAt },
  });
  expect(document).toMatchObject({
    name: `documents/${documentId}-Report.pdf`,
    fields: { name: 'Report.pdf', vaccinationId: now.vaccinations[0].id },
  });
  expect([photoId, documentId, vaccinationId]).not.toContain(photo?.id);
});

test('R7.24 a later import names only files that the pet never had', async () => {
  const { data } = await anExport();
  const next = await aViewer();
  const importedPet = onlyPet(await sendExport(next, data, false));
  const [first, ...others] = importedPet.files;
  if (!first) throw new Error('there is no file');
  await addPlanned({ ...importedPet, files: [first] });

  const later = onlyPet(await sendExport(next, data, true));
  expect(later).toMatchObject({ state: 'present', files: others });
  await addPlanned(later);
  await db().pet.update({ where: { id: later.id }, data: { photoKey: 'pets/x' } });
  expect(onlyPet(await sendExport(next, data, false))).toMatchObject({ portrait: null, files: [] });

  const access = await findPetAccess(next, later.id, 'own', at);
  if (!access) throw new Error('the pet is not there');
  await photos.remove(access, first.id, at);
  await documents.remove(access, others.at(-1)?.id ?? '', at);
  expect(onlyPet(await sendExport(next, data, true)).files).toEqual([]);
  await db().photo.deleteMany({ where: { deletedAt: { not: null } } });
  await db().document.deleteMany({ where: { deletedAt: { not: null } } });
  expect(onlyPet(await sendExport(next, data, true)).files).toEqual([]);
});

test('R7.24 a profile photo that was removed does not come back', async () => {
  const { data } = await anExport();
  const next = await aViewer();
  const { id } = onlyPet(await sendExport(next, data, false));
  const access = await accessOf(next, id, 'own', at);
  await setPhotoKey(access, { photoKey: 'pets/x' }, at);
  await setPhotoKey(access, { photoKey: null }, at);
  expect(onlyPet(await sendExport(next, data, true)).portrait).toBeNull();
});

test('R7.28 uploaded files belong to the import and share an activity line', async () => {
  const { data } = await anExport();
  const [next, importId] = [await aViewer(), newId()];
  const { id: petId, files } = onlyPet(await sendExport(next, data, false, importId));
  const access = await accessOf(next, petId, 'own', at);
  const reference = { importId, userId: next.userId, at };
  for (const file of files)
    await createUpload(access, {
      ...{ ...reference, of: file.kind, id: file.id, find: async () => null },
      create: () => addPlanned({ id: petId, files: [file] }),
    });
  const lines = await db().activity.findMany({ where: { petId, kind: 'created' }, orderBy: { collection: 'desc' } });
  expect(lines.map(({ collection, shown }) => [collection, shown])).toEqual([
    ['photos', { imported: 2 }],
    ['documents', { imported: 1 }],
  ]);
  expect(await listImports(next, at)).toMatchObject([{ filesAdded: 3 }]);
  expect(await undoImport(next, importId, at)).toEqual({ rest: 0, remaining: 0 });
});

test('R7.24 documents of an entry deleted after the import belong to the pet', async () => {
  const { data } = await anExport();
  const next = await aViewer();
  const { id } = onlyPet(await sendExport(next, data, false));
  await db().vaccination.updateMany({ where: { petId: id }, data: { deletedAt: at } });

  const paper = onlyPet(await sendExport(next, data, true)).files.find(({ name }) => name.startsWith('documents/'));
  expect(paper?.fields).toEqual({ name: 'Report.pdf' });
});

test('R7.24 names no files of other users’ pets', async () => {
  const { viewer, data } = await anExport();
  const [next, other] = [await aViewer(), await aViewer()];
  const { id } = onlyPet(await sendExport(next, data, false));
  const nothing = { state: 'present', portrait: null, files: [] };

  expect(onlyPet(await sendExport(viewer, data, true))).toMatchObject(nothing);
  await db().pet.update({ where: { id }, data: { deletedAt: at } });
  expect(onlyPet(await sendExport(next, data, true))).toMatchObject(nothing);
  await db().pet.update({ where: { id }, data: { deletedAt: null, ownerId: other.userId } });
  expect(onlyPet(await sendExport(next, data, true))).toMatchObject(nothing);
});

test('R7.24 files of two pets and of two accounts have their own ids', async () => {
  const { data } = await anExport();
  const [next, other] = [await aViewer(), await aViewer()];
  const secondId = newId();
  const ofSecond = (row: Row) => ({ ...row, petId: secondId });
  const second = {
    ...data,
    pets: [{ ...data.pets[0], id: secondId }],
    photos: data.photos.map(ofSecond),
    documents: data.documents.map(ofSecond),
  };

  const answers = [
    await sendExport(next, data, true),
    await sendExport(next, second, true),
    await sendExport(other, data, true),
  ];

  const ids = answers.flatMap((answer) => onlyPet(answer).files.map(({ id }) => id));
  expect(new Set(ids).size).toBe(9);
});

test('R7.24 leaves out deleted and invalid files, but keeps documents of invalid entries', async () => {
  const { data } = await anExport();
  const next = await aViewer();
  const [photo, document] = [data.photos[0], data.documents[0]];
  const deletedAt = at.toISOString();
  const binnedRecord = { ...data.vetRecords[0], id: newId(), deletedAt };

  const pet = onlyPet(
    await sendExport(
      next,
      {
        ...data,
        vaccinations: data.vaccinations.map((row: Row) => ({ ...row, givenOn: 'soon' })),
        vetRecords: [binnedRecord],
        photos: [
          photo,
          photo,
          { ...photo, id: newId(), deletedAt },
          ...[{ takenAt: 'x' }, { tags: 7 }, { caption: {} }, { id: '../x' }].map((wrong) => ({
            ...photo,
            id: newId(),
            ...wrong,
          })),
        ],
        documents: [
          { ...document, bytes: 'many' },
          { ...document, id: newId(), name: null },
          { ...document, id: newId(), vaccinationId: null, vetRecordId: binnedRecord.id },
        ],
      },
      true,
    ),
  );

  expect(pet.files).toMatchObject([
    { kind: 'photos' },
    { kind: 'documents', bytes: 0, fields: { name: 'Report.pdf' } },
  ]);
  expect(pet.files.at(-1)?.fields).toEqual({ name: 'Report.pdf' });
  expect(pet).toMatchObject({ deleted: 3, unreadable: 7 });
});

test('R7.24 reports how much storage is left', async () => {
  const { data } = await anExport();
  const next = await aViewer();
  const { room: before } = await sendExport(next, data, true);
  const { id: petId } = onlyPet(await sendExport(next, data, false));
  await addRow('photos', { petId, skillId: '', deletedAt: at });

  const { room } = await sendExport(next, data, true);

  expect(room).toEqual({ bytes: before.bytes - 1, files: before.files - 1 });
});
