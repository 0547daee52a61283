import { findDeletedPetAccess, findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { addToImport, sweepImports } from '@/lib/collections/imports';
import { db, transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { restorePet, setPhotoKey, updatePet } from '@/lib/records/pets/mutations';
import { tickItem } from '@/lib/records/training/mutations';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { addVetRecord } from '@/lib/records/vet-records/mutations';
import { weights } from '@/lib/records/weights/collection';
import { undoImport } from '@/lib/sharing/imports/mutations';
import { listImports } from '@/lib/sharing/imports/queries';
import { importTable } from '@/lib/sharing/table-import/mutations';
import { tableBody } from '@/lib/sharing/table-import/schema';
import { insertInParts } from '@/prisma/insert-in-parts';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, joins } from '../support/household';
import { after, aViewer } from '../support/members';
import { aFilledPet, at, exported, sendExport } from '../support/pet-imports';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at };

async function anImport() {
  const [former, viewer] = [await aViewer(), await aViewer()];
  await aFilledPet(former);
  const importId = newId();
  const data = await exported(former);
  const { pets } = await sendExport(viewer, data, false, importId);
  const petId = pets[0]?.id ?? '';
  return { viewer, petId, importId, data, access: await accessOf(viewer, petId, 'own', at) };
}

async function undoAll(viewer: Viewer, importId: string) {
  let answer = await undoImport(viewer, importId, at);
  while (answer.rest > 0) answer = await undoImport(viewer, importId, at);
  return answer;
}

const weighed = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    entry: { measuredAt: new Date(Date.UTC(2025, 0, 1) + (from + index) * 60_000).toISOString(), grams: 9000 },
  }));

async function aTable(count: number) {
  const home = await aHousehold();
  const importId = newId();
  const store = (from: number, rows: number) => {
    const entries = weighed(rows, from);
    const body = tableBody.parse({ collection: 'weights', entries, importId, newRows: count, confirmed: true });
    return importTable(home.access, body, { ...author, userId: home.owner.userId });
  };
  for (let from = 0; from < count; from += 500) await store(from, Math.min(500, count - from));
  return { ...home, importId, store };
}

const weightsOf = (petId: string) => db().weight.count({ where: { petId, deletedAt: null } });

test('R7.28 an unchanged imported pet goes to the bin whole', async () => {
  const { viewer, petId, importId } = await anImport();
  expect(await undoImport(viewer, importId, at)).toEqual({ rest: 0, remaining: 0 });
  expect(await db().pet.count({ where: { id: petId, deletedAt: null } })).toBe(0);

  const access = await findDeletedPetAccess(viewer, petId);
  if (!access) throw new Error('the pet is not in the bin');
  await restorePet(viewer, access, at);
  expect(await weightsOf(petId)).toBe(1);
});

test('R7.28 changed and used entries stay with their pet and are counted', async () => {
  const { viewer, petId, importId, access } = await anImport();
  const [weight] = (await weights.list(access, { limit: 10 })).items;
  await weights.update(access, weight?.id ?? '', { grams: 8000 }, author);
  const medication = await db().medication.findFirstOrThrow({ where: { petId } });
  await db().medication.update({ where: { id: medication.id }, data: { frequency: 'PRN', minHoursBetween: null } });
  const later = { ...author, at: after(1, 'minute', at) };
  const dose = { status: 'given', scheduledFor: null, at: later.at.toISOString(), again: true, reason: 'Pain' };
  await logDose(access, medication.id, doseInput(later.at).parse(dose), later);

  // The pet, the weight and the medication.
  expect(await undoAll(viewer, importId)).toEqual({ rest: 0, remaining: 3 });
  expect(await db().pet.count({ where: { id: petId, deletedAt: null } })).toBe(1);
  expect(await weightsOf(petId)).toBe(1);
  expect(await db().medication.count({ where: { petId, deletedAt: null } })).toBe(1);
  expect(await db().vaccination.count({ where: { petId, deletedAt: null } })).toBe(0);
  expect(await db().trainingSession.count({ where: { petId, deletedAt: null } })).toBe(0);
});

const later = after(5, 'minute', at);

test.each<[string, (access: PetAccess<'own'>) => Promise<unknown>]>([
  [
    'new checked items',
    (access) => tickItem(access, { list: 'citizen', item: 'stranger' }, { today: '2026-01-01', at: later }),
  ],
  ['a changed profile', (access) => updatePet(access, { name: 'Nube' }, later)],
  ['a new profile photo', (access) => setPhotoKey(access, { photoKey: 'pets/x' }, later)],
  [
    'a changed imported dose',
    ({ petId }) => db().dose.updateMany({ where: { petId }, data: { note: 'Late', updatedAt: later } }),
  ],
])('R7.28 an imported pet with %s stays', async (_, change) => {
  const { viewer, petId, importId, access } = await anImport();
  await change(access);
  const { remaining } = await undoAll(viewer, importId);
  expect(remaining).toBeGreaterThan(0);
  expect(await db().pet.count({ where: { id: petId, deletedAt: null } })).toBe(1);
});

test('R7.28 an imported profile photo is not a change', async () => {
  const { viewer, petId, importId, access } = await anImport();
  await setPhotoKey(access, { photoKey: 'pets/x', isImported: true }, later);
  expect(await undoImport(viewer, importId, at)).toEqual({ rest: 0, remaining: 0 });
  expect(await db().pet.count({ where: { id: petId, deletedAt: null } })).toBe(0);
});

async function anAppointment() {
  const home = await aHousehold();
  const importId = newId();
  const entry = { startsAt: '2026-01-05T12:00:00.000Z', kind: 'vet', title: 'Checkup', timeZone: 'UTC' };
  const body = tableBody.parse({ collection: 'appointments', entries: [{ line: 1, entry }], importId });
  const { ids } = await importTable(home.access, body, { ...author, userId: home.owner.userId });
  return { ...home, importId, id: ids[0] ?? '' };
}

test('R7.28 an appointment with a visit stays', async () => {
  const { owner, access, importId, id } = await anAppointment();
  const visit = { visitedOn: '2026-01-05', description: '<p>Well</p>', appointmentId: id };
  await addVetRecord(access, vetRecords.input(later).parse(visit), { ...author, at: later });
  expect(await undoImport(owner, importId, later)).toEqual({ rest: 0, remaining: 1 });
});

test('R7.28 an undo increments the revision of appointments', async () => {
  const { owner, importId, id } = await anAppointment();
  await undoImport(owner, importId, later);
  expect(await db().appointment.findUnique({ where: { id } })).toMatchObject({ deletedAt: later, revision: 1 });
});

test('R7.28 a shared pet stays, its entries go', async () => {
  const { viewer, petId, importId } = await anImport();
  await joins(await aViewer(), viewer, [petId]);
  expect(await undoAll(viewer, importId)).toEqual({ rest: 0, remaining: 1 });
  expect(await db().pet.count({ where: { id: petId, deletedAt: null } })).toBe(1);
  expect(await weightsOf(petId)).toBe(0);
});

test('R7.28 a pet that was handed over stays with all entries', async () => {
  const { viewer, petId, importId } = await anImport();
  const next = await aViewer();
  await db().pet.update({ where: { id: petId }, data: { ownerId: next.userId } });
  const { remaining, rest } = await undoAll(viewer, importId);
  expect([rest, remaining > 10]).toEqual([0, true]);
  expect(await findPetAccess(next, petId, 'own', at)).not.toBeNull();
  expect(await weightsOf(petId)).toBe(1);
});

test('R7.28 undo skips pets the member has lost', async () => {
  const { owner, carer, access } = await aHousehold();
  const importId = newId();
  const body = tableBody.parse({ collection: 'weights', entries: weighed(3), importId, confirmed: true });
  await importTable(access, body, { ...author, userId: carer.userId });
  await db().petMember.deleteMany({ where: { petId: access.petId, userId: carer.userId } });
  expect(await undoImport(carer, importId, at)).toEqual({ rest: 0, remaining: 3 });
  expect(await weightsOf(access.petId)).toBe(3);
  await expect(undoImport(owner, importId, at)).rejects.toMatchObject({ code: 'not_found' });
});

test('R7.28 unknown imports and those of others are not found', async () => {
  const [{ importId }, other] = [await aTable(1), await aViewer()];
  for (const id of [importId, newId(), 'x'])
    await expect(undoImport(other, id, at)).rejects.toMatchObject({ code: 'not_found' });
});

test('R7.28 rejects rows for another user’s import', async () => {
  const { importId, access, carer } = await aTable(1);
  const body = tableBody.parse({ collection: 'weights', entries: weighed(1, 900), importId, confirmed: true });
  const adding = importTable(access, body, { ...author, userId: carer.userId });
  await expect(adding).rejects.toMatchObject({ code: 'not_found' });
  expect(await weightsOf(access.petId)).toBe(1);
});

test('R7.28 an undone import accepts no more rows', async () => {
  const { owner, importId, store, access } = await aTable(2);
  await undoImport(owner, importId, at);
  await expect(store(500, 1)).rejects.toMatchObject({ code: 'not_found' });
  expect(await weightsOf(access.petId)).toBe(0);
});

test('R7.28 an undo during the import leaves none of its rows', async () => {
  const { owner, importId, store, access } = await aTable(1);
  await Promise.allSettled(
    [1, 2, 3, 4].map((part) => store(part * 500, 100)).concat(undoAll(owner, importId) as never),
  );
  await undoAll(owner, importId);
  expect(await weightsOf(access.petId)).toBe(0);
});

test('R7.28 two undos at once remove each row once', async () => {
  const { owner, importId, access } = await aTable(1500);
  await Promise.all([undoAll(owner, importId), undoAll(owner, importId)]);
  const lines = await db().activity.findMany({ where: { petId: access.petId, kind: 'removed' } });
  expect(
    lines.map(({ shown }) => shown).reduce((sum: number, one) => sum + (one as { imported: number }).imported, 0),
  ).toBe(1500);
  expect(await undoImport(owner, importId, at)).toEqual({ rest: 0, remaining: 0 });
});

test('R7.28 an undo of 7,000 rows continues after the first request', async () => {
  const { owner, access, importId } = await aTable(1);
  const ids = Array.from({ length: 7000 }, newId);
  const row = { petId: access.petId, grams: 9000, measuredAt: at, createdAt: at, updatedAt: at };
  const weights = ids.map((id) => ({ ...row, id }));
  await insertInParts(weights, (data) => db().weight.createMany({ data }));
  const rows = ids.map((entryId) => ({ collection: 'weights' as const, entryId }));
  await transaction(() => addToImport({ importId, userId: owner.userId }, { petId: access.petId, rows }));
  expect(await undoImport(owner, importId, at)).toEqual({ rest: 2001, remaining: 0 });
  expect(await weightsOf(access.petId)).toBe(2001);
  expect(await undoAll(owner, importId)).toEqual({ rest: 0, remaining: 0 });
  expect(await weightsOf(access.petId)).toBe(0);
});

test('R7.29 a later session sees how far an import came', async () => {
  const { owner, access, importId, store } = await aTable(3);
  await store(500, 2);
  const place = { kind: 'table', petId: access.petId, collection: 'weights' };
  expect(await listImports(owner, at)).toMatchObject([
    { id: importId, entries: 3, entriesAdded: 5, isUndone: false, rest: 5, ...place },
  ]);
});

test('R7.28 lists all imports of 30 days', async () => {
  const { userId } = await aViewer();
  const data = { userId, kind: 'table' as const, fileName: null, entries: 1, files: 0, createdAt: at, undoneAt: at };
  await db().import.createMany({ data: Array.from({ length: 25 }, () => ({ ...data, id: newId() })) });
  expect(await listImports({ userId } as Viewer, at)).toHaveLength(25);
});

test('R7.28 imports leave the list and the database after 30 days', async () => {
  const { owner, importId } = await aTable(1);
  const [before, later] = [after(29, 'day', at), after(31, 'day', at)];
  expect(await listImports(owner, before)).toHaveLength(1);
  expect(await listImports(owner, later)).toEqual([]);
  await expect(undoImport(owner, importId, later)).rejects.toMatchObject({ code: 'not_found' });
  await sweepImports(later);
  expect(await db().importedRow.count({ where: { importId } })).toBe(0);
});
