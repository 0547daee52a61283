import { strToU8, zipSync } from 'fflate';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { collectionEntry, collectionNames, factCollections } from '@/lib/collections/registry';
import type { PetCollection } from '@/lib/collections/store';
import { db } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { updatePet } from '@/lib/records/pets/mutations';
import { setCompletion } from '@/lib/records/routines/mutations';
import { createTrainingSession, tickItem } from '@/lib/records/training/mutations';
import { importCall } from '@/lib/sharing/pet-import/calls/import-pets';
import { importable } from '@/lib/sharing/pet-import/calls/importable';
import { readPets } from '@/lib/sharing/pet-import/calls/read-pets';
import type { ExportedPet } from '@/lib/sharing/pet-import/exported-pet';
import { importPet } from '@/lib/sharing/pet-import/mutations';
import { findPresent } from '@/lib/sharing/pet-import/queries';
import type { ImportedList } from '@/lib/sharing/pet-import/vocabulary';
import { withDatabase } from '../support/database';
import { entriesOf, nestedEntriesOf, type PlainCollection } from '../support/entries';
import { petRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer } from '../support/members';
import { readExport } from '../support/read-export';

withDatabase();

const at = new Date();
const author = { name: 'Ana Sol', timeZone: 'UTC', at };
const word = (kind: string) => `Planted${kind}`;

type AnyCollection = PetCollection<{ id: string }, unknown, unknown>;

async function aFilledPet(viewer: Viewer): Promise<PetAccess<'own'>> {
  const access = await aPetOf(viewer, { dateOfBirth: '2021-03-07', country: 'ES', notes: '<p>Shy</p>' });
  const weightGoal = { grams: 9000, from: '2026-03-01', by: '2026-06-01' };
  await updatePet(access, { weightGoal, visitQuestions: 'Teeth?', extraVaccines: ['dog.lepto'] }, at);
  const ids: Partial<Record<PlainCollection, string>> = {};
  for (const [name, entry] of Object.entries(entriesOf(word)) as [PlainCollection, object][]) {
    const collection = importable[name] as unknown as AnyCollection;
    const { id } = await collection.create(access, collection.input(at).parse(entry), author);
    ids[name] = id;
  }
  const [[, , dose], [, , session]] = nestedEntriesOf(word) as [[string, string, object], [string, string, object]];
  await logDose(access, ids.medications ?? '', doseInput(at).parse(dose), author);
  const practice = importable.sessions as unknown as AnyCollection;
  const input = practice.input(at).parse(session) as Parameters<typeof createTrainingSession>[2];
  await createTrainingSession(access, ids.training ?? '', input, { ...author, entryId: null });
  const today = dayFromColumn(at);
  await setCompletion(access, ids.routines ?? '', today, { status: 'done' }, author);
  await tickItem(access, { list: 'citizen', item: 'come' }, { today, at });
  return access;
}

/** Adds values that only rules and lists of the app write. */
async function addHistory({ petId }: PetAccess<'own'>): Promise<void> {
  const where = { petId };
  const times = { timeZone: 'UTC', from: '2026-01-02T08:00:00.000Z', until: '2026-02-03T08:00:00.000Z' };
  const course = { frequency: 'SID', startsOn: '2026-01-02', endsOn: null, reminders: ['08:00'], ...times };
  await db().medication.updateMany({ where, data: { pastPlans: [course], stockDoses: 3 } });
  const plan = { weekdays: [1, 3], timeOfDay: '07:30', ...times };
  await db().routine.updateMany({ where, data: { pastPlans: [plan], responsible: [newId()] } });
  const { id: appointmentId } = await db().appointment.findFirstOrThrow({ where });
  await db().appointment.updateMany({ where, data: { seriesId: newId(), status: 'done', revision: 3 } });
  await db().vetRecord.updateMany({ where, data: { appointmentId, followedUpAt: after(-1, 'day', at) } });
  await db().pet.updateMany({ where: { id: petId }, data: { archivedAt: after(-2, 'day', at) } });
}

async function importAll(viewer: Viewer, data: unknown): Promise<{ pets: ExportedPet[]; imported: boolean[] }> {
  const pets = await readPets(data, viewer, at);
  const imported: boolean[] = [];
  for (const { profile, ...pet } of pets) if (profile) imported.push(await importPet(viewer, { ...pet, profile }, at));
  return { pets, imported };
}

const exported = async (viewer: Viewer) => JSON.parse(JSON.stringify((await readExport(viewer)).lists));

const NOT_RESTORED = /^(id|source|responsible|.*Id|.*ById|createdAt|updatedAt|deletedAt)$/;

/** Rows without ids, times of writing and columns that only machines read. */
function comparable(name: string, rows: Record<string, unknown>[]) {
  const collection = collectionNames.find((one) => collectionEntry(one).relation === name);
  const isLeft = (column: string) =>
    NOT_RESTORED.test(column) ||
    (collection !== undefined && collectionEntry(collection).columns[column]?.archived === true);
  const left = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isLeft(column))));
  return left.map((row) => JSON.stringify(row)).sort();
}

const restored = collectionNames.filter((name) => name !== 'photos' && name !== 'documents');
const lists = [
  'pets',
  ...restored.map((name) => collectionEntry(name).relation),
  'doses',
  'completions',
  'skillChecks',
];

test('R7.22 an imported export equals the first but for ids and times', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await addHistory(await aFilledPet(viewer));
  const before = await exported(viewer);

  const { pets, imported } = await importAll(next, before);
  const now = await exported(next);

  expect(imported).toEqual([true]);
  expect(pets.map(({ unreadable }) => unreadable)).toEqual([0]);
  for (const name of lists) {
    expect(before[name]).toHaveLength(1);
    expect({ name, rows: comparable(name, now[name]) }).toEqual({ name, rows: comparable(name, before[name]) });
    if (name !== 'completions' && name !== 'skillChecks') expect(now[name][0].id).not.toBe(before[name][0].id);
  }
  expect(now.pets[0].archivedAt).toBe(before.pets[0].archivedAt);
  expect(now.vetRecords[0].appointmentId).toBe(now.appointments[0].id);
  expect([now.doses[0].medicationId, now.completions[0].routineId]).toEqual([
    now.medications[0].id,
    now.routines[0].id,
  ]);
});

test('R7.22 a second import adds nothing and finds the first', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const { pets } = await importAll(next, data);
  const before = await exported(next);

  const { imported } = await importAll(next, data);

  expect(imported).toEqual([false]);
  expect(await exported(next)).toEqual(before);
  const [pet] = pets;
  expect(await findPresent(next, pets)).toEqual(new Set([pet?.id]));
  expect(await findPresent(viewer, pets)).toEqual(new Set([pet?.id, pet?.exportedId]));
  expect((await findPresent(viewer, await readPets(data, viewer, at))).size).toBe(1);
});

test('R7.22 R13.1 imported facts are marked as imported, by the new owner', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);

  await importAll(next, await exported(viewer));

  const now = await exported(next);
  const [member] = now.people;
  for (const name of factCollections)
    expect(now[collectionEntry(name).relation]).toMatchObject([
      { source: { kind: 'imported' }, createdById: member.id, petId: now.pets[0].id },
    ]);
  expect(now.people).toHaveLength(1);
});

test('R7.22 a pet whose import fails is not stored at all', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const [pet] = await readPets(await exported(viewer), next, at);
  if (!pet?.profile) throw new Error('the pet is not valid');
  const { profile, rows } = pet;
  const dose = { ...rows.get('doses')?.[0], medicationId: newId() };

  await expect(importPet(next, { id: pet.id, profile, rows: rows.set('doses', [dose]) }, at)).rejects.toThrow();

  expect((await exported(next)).pets).toEqual([]);
});

const attacks: unknown[] = [
  ...[undefined, {}, [], 'x', 1e300, -1, true, { __proto__: { polluted: 1 } }, '9999-12-31', '9999-12-31T00:00:00Z'],
  ...['0000-00-00', '\u0000', '\ud800', 'x'.repeat(200_000), '00000000-0000-7000-8000-000000000000'],
];

const entryLists = lists.filter((name) => name !== 'pets');

function attackRows(sample: Record<string, unknown>) {
  const columns = Object.keys(sample).filter((column) => column !== 'petId' && column !== 'deletedAt');
  return columns.flatMap((column) => attacks.map((value) => ({ ...sample, id: newId(), [column]: value })));
}

test('R7.22 every column of an entry refuses wrong values', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  for (const name of entryLists) data[name].push(...attackRows(data[name][0]));

  const { pets, imported } = await importAll(next, data);

  expect(imported).toEqual([true]);
  expect(pets[0]?.unreadable).toBeGreaterThan(500);
  expect((await exported(next)).pets).toHaveLength(1);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('R7.22 every column of a pet refuses wrong values', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aPetOf(viewer);
  const data = await exported(viewer);

  const rows = attackRows(data.pets[0]).filter(({ id }) => isId(id));
  const refusals: ExportedPet[] = [];
  for (let from = 0; from < rows.length; from += 100) {
    const { pets } = await importAll(next, { ...data, pets: rows.slice(from, from + 100) });
    refusals.push(...pets.filter(({ profile }) => profile === null));
  }

  expect(refusals.length).toBeGreaterThan(300);
  await expect(readPets({ ...data, pets: rows }, next, at)).rejects.toMatchObject({ code: 'too_large' });
  const unnamed = [{ ...data.pets[0], id: 7 }];
  await expect(readPets({ ...data, pets: unnamed }, next, at)).rejects.toMatchObject({ code: 'invalid' });
});

test.each([[[null]], [[7]], [['row']], [[[]]], ['rows'], [{}], [1]])('R7.22 refuses a list %j', async (list) => {
  const viewer = await aViewer();
  await aFilledPet(viewer);
  const data = await exported(viewer);

  for (const name of ['pets', 'weights', 'photos'])
    await expect(readPets({ ...data, [name]: list }, viewer, at)).rejects.toMatchObject({ code: 'invalid' });
});

test('R7.22 entries of other pets and unknown parents are left out', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const [dose, session, weight] = [data.doses[0], data.trainingSessions[0], data.weights[0]];

  const [pet] = await readPets(
    {
      ...data,
      doses: [{ ...dose, medicationId: newId() }],
      trainingSessions: [{ ...session, skillId: newId() }],
      weights: [weight, weight, { ...weight, id: 'x' }, { ...weight, id: newId(), petId: newId() }],
      vetRecords: [{ ...data.vetRecords[0], appointmentId: newId() }],
      medications: [{ ...data.medications[0], stockDoses: -1 }],
      vitals: [{ ...data.vitals[0], deletedAt: at.toISOString() }],
    },
    next,
    at,
  );

  const count = (name: ImportedList) => pet?.rows.get(name)?.length;
  expect([count('doses'), count('sessions'), count('weights'), count('vitals')]).toEqual([0, 0, 1, 0]);
  expect(pet?.rows.get('medications')).toMatchObject([{ stockDoses: 0 }]);
  expect(pet?.rows.get('vet-records')).toMatchObject([{ appointmentId: null }]);
  expect(pet).toMatchObject({ unreadable: 4, excluded: { photos: 0, documents: 0, deleted: 1 } });
});

async function sendExport(viewer: Viewer, data: unknown, rehearsal: boolean) {
  const body = new FormData();
  const archive = zipSync({ 'pawfolio.json': strToU8(JSON.stringify(data)) });
  body.append('rehearsal', String(rehearsal));
  body.append('file', new Blob([new Uint8Array(archive)]), 'export.zip');
  const request = new Request('https://pawfolio.test/api/pets/import', { method: 'POST', body });
  return importCall({ request, viewer, at, params: {}, locale: 'en', formatLocale: 'en' });
}

test('R7.22 a rehearsal stores nothing and names what does not fit', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);
  const [pet] = data.pets;
  const [invalid, large, last] = [newId(), newId(), newId()];
  const routines = Array.from({ length: 201 }, () => ({ ...data.routines[0], id: newId(), petId: large }));
  data.pets.push({ ...pet, id: invalid, type: 'dragon' }, { ...pet, id: large }, { ...pet, id: last });
  data.routines.push(...routines);
  const free = Array.from({ length: 499 }, () => petRow(next.userId));
  await db().pet.createMany({ data: free });

  const preview = await sendExport(next, data, true);

  const states = (answer: typeof preview) => answer.pets.map(({ state }) => state);
  expect(states(preview)).toEqual(['new', 'unreadable', 'tooMany', 'noRoom']);
  expect((await exported(next)).pets).toHaveLength(free.length);
  expect(states(await sendExport(next, data, false))).toEqual(['imported', 'unreadable', 'tooMany', 'noRoom']);
  expect(states(await sendExport(next, data, false))).toEqual(['present', 'unreadable', 'tooMany', 'noRoom']);
});

test('R7.22 two imports at once store a pet once', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
  const data = await exported(viewer);

  const answers = await Promise.all([sendExport(next, data, false), sendExport(next, data, false)]);

  expect(answers.map(({ pets }) => pets[0]?.state).sort()).toEqual(['imported', 'present']);
  expect((await exported(next)).weights).toHaveLength(1);
});
