import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { type CollectionName, collectionEntry, collectionNames, isFactCollection } from '@/lib/collections/registry';
import type { PetCollection } from '@/lib/collections/store';
import { db } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { updatePet } from '@/lib/records/pets/mutations';
import { setCompletion } from '@/lib/records/routines/mutations';
import { createTrainingSession, tickItem } from '@/lib/records/training/mutations';
import { type ExportedPet, readPets } from '@/lib/sharing/pet-import/exported-pets';
import { importable } from '@/lib/sharing/pet-import/importable';
import { importPet } from '@/lib/sharing/pet-import/mutations';
import { findPresent } from '@/lib/sharing/pet-import/queries';
import { withDatabase } from '../support/database';
import { entriesOf, nestedEntriesOf, type PlainCollection } from '../support/entries';
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

async function importAll(viewer: Viewer, data: unknown): Promise<{ pets: ExportedPet[]; imported: boolean[] }> {
  const pets = await readPets(data, viewer, at);
  const imported: boolean[] = [];
  for (const { profile, ...pet } of pets) if (profile) imported.push(await importPet(viewer, { ...pet, profile }, at));
  return { pets, imported };
}

const exported = async (viewer: Viewer) => JSON.parse(JSON.stringify((await readExport(viewer)).lists));

const NOT_RESTORED = /^(id|source|.*Id|.*ById|createdAt|updatedAt|deletedAt)$/;

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
const lists = ['pets', ...restored.map((name) => collectionEntry(name).relation), 'doses', 'completions', 'skillChecks'];

test('R7.22 an imported export equals the first but for ids and times', async () => {
  const [viewer, next] = [await aViewer(), await aViewer()];
  await aFilledPet(viewer);
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
});
