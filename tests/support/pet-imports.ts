import { strToU8, zipSync } from 'fflate';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { startImport } from '@/lib/collections/imports';
import type { PetCollection } from '@/lib/collections/store';
import { db } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { createReading } from '@/lib/records/measures/mutations';
import { readingInput } from '@/lib/records/measures/schema';
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
import { entriesOf, nestedEntriesOf, type PlainCollection } from './entries';
import { after, aPetOf } from './members';
import { readExport } from './read-export';

export const at = new Date();
const author = { name: 'Ana Sol', timeZone: 'UTC', at };
const word = (kind: string) => `Planted${kind}`;

type AnyCollection = PetCollection<{ id: string }, unknown, unknown>;

export async function aFilledPet(viewer: Viewer): Promise<PetAccess<'own'>> {
  const access = await aPetOf(viewer, { dateOfBirth: '2021-03-07', country: 'ES', notes: '<p>Shy</p>' });
  const weightGoal = { grams: 9000, from: '2026-03-01', by: '2026-06-01' };
  await updatePet(access, { weightGoal, visitQuestions: 'Teeth?', extraVaccines: ['dog.lepto'] }, at);
  const ids: Partial<Record<PlainCollection, string>> = {};
  for (const [name, entry] of Object.entries(entriesOf(word)) as [PlainCollection, object][]) {
    const collection = importable[name] as unknown as AnyCollection;
    const { id } = await collection.create(access, collection.input(at).parse(entry), author);
    ids[name] = id;
  }
  const [dose, session, reading] = nestedEntriesOf(word).map(([, , entry]) => entry);
  await logDose(access, ids.medications ?? '', doseInput(at).parse(dose), author);
  const practice = importable.sessions as unknown as AnyCollection;
  const input = practice.input(at).parse(session) as Parameters<typeof createTrainingSession>[2];
  await createTrainingSession(access, ids.training ?? '', input, { ...author, entryId: null });
  await createReading(access, ids.measures ?? '', readingInput(at).parse(reading), { ...author, entryId: null });
  const today = dayFromColumn(at);
  await setCompletion(access, ids.routines ?? '', today, { status: 'done' }, author);
  await tickItem(access, { list: 'citizen', item: 'come' }, { today, at });
  return access;
}

/** Adds values that only rules and lists of the app write. */
export async function addHistory({ petId }: PetAccess<'own'>): Promise<void> {
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

export async function aStartedImport({ userId }: Viewer): Promise<string> {
  const importId = newId();
  await startImport({ importId, userId, kind: 'pets', fileName: 'export.zip', entries: 0, files: 0 }, at);
  return importId;
}

export async function importAll(viewer: Viewer, data: unknown): Promise<{ pets: ExportedPet[]; imported: boolean[] }> {
  const pets = await readPets(data, viewer, at);
  const importedFlags: boolean[] = [];
  const importId = await aStartedImport(viewer);
  for (const { profile, ...pet } of pets)
    if (profile) importedFlags.push(await importPet(viewer, { ...pet, profile }, at, importId));
  return { pets, imported: importedFlags };
}

export async function sendExport(viewer: Viewer, data: unknown, rehearsal: boolean, importId = newId()) {
  const body = new FormData();
  const archive = zipSync({ 'pawfolio.json': strToU8(JSON.stringify(data)) });
  body.append('rehearsal', String(rehearsal));
  body.append('importId', importId);
  body.append('file', new Blob([new Uint8Array(archive)]), 'export.zip');
  const request = new Request('https://pawfolio.test/api/pets/import', { method: 'POST', body });
  return importCall({ request, viewer, at, params: {}, locale: 'en', formatLocale: 'en' });
}

export const exported = async (viewer: Viewer) => JSON.parse(JSON.stringify((await readExport(viewer)).lists));
