import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import type { Viewer } from '@/lib/access/viewer';
import { collectionEntry, collectionNames } from '@/lib/collections/registry';
import { rowLimits } from '@/lib/collections/row-limits';
import type { ColumnValues } from '@/lib/collections/rules';
import { AppError } from '@/lib/core/runtime/errors';
import { derivedId } from '@/lib/core/security/derived-id';
import { latestDay } from '@/lib/core/time/dates';
import { idTime, isId } from '@/lib/core/validation/ids';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { type NewPet, petPatch } from '@/lib/records/pets/schema';
import { MAX_PETS, petLimits } from '@/lib/records/pets/vocabulary';
import { NOT_AN_EXPORT } from './archive';
import { importable } from './importable';
import { type ExportedRow, entryReader, otherReaders, type Reading, type ReadRow } from './readers';
import type { ImportedList, PetPreview } from './vocabulary';

export interface ExportedPet extends Omit<PetPreview, 'state' | 'entries'> {
  /** Derived from the account and the exported id, so that a second import finds the pet of the first. */
  id: string;
  exportedId: string;
  /** Null if its profile is not valid. */
  profile: { input: NewPet; archivedAt: Date | null } | null;
  hasTooMany: boolean;
  rows: Map<ImportedList, ColumnValues[]>;
}

interface ListReader {
  list: ImportedList;
  most: number;
  read: ReadRow;
}

/** By name in an export. Parents precede their children. */
const listReaders = new Map<string, ListReader>([
  ...collectionNames.flatMap((name): [string, ListReader][] => {
    if (name === 'photos' || name === 'documents') return [];
    const { perPet = rowLimits[name] } = importable[name];
    return [[collectionEntry(name).relation, { list: name, most: perPet, read: entryReader(name, importable[name]) }]];
  }),
  ...Object.entries(otherReaders).map(([name, one]): [string, ListReader] => [
    name,
    { ...one, most: rowLimits[one.list] },
  ]),
]);

const row = z.record(z.string(), z.unknown());
const lists = z.record(z.string(), z.unknown());
const rows = z.array(row).default([]);

type Lists = (name: string, petId: string) => readonly ExportedRow[];

/** @throws AppError invalid */
function readLists(data: unknown): { pets: ExportedRow[]; rowsOf: Lists } {
  const refuse = () => new AppError('invalid', NOT_AN_EXPORT);
  const file = lists.safeParse(data);
  if (!file.success) throw refuse();
  const values = new Map(Object.entries(file.data));
  const pets = z.array(row).max(MAX_PETS).safeParse(values.get('pets'));
  if (!pets.success) throw refuse();
  const byPet = new Map<string, ExportedRow[]>();
  for (const name of [...listReaders.keys(), 'photos', 'documents']) {
    const list = rows.safeParse(values.get(name));
    if (!list.success) throw refuse();
    for (const one of list.data) {
      const key = `${name} ${one.petId}`;
      const group = byPet.get(key);
      if (group) group.push(one);
      else byPet.set(key, [one]);
    }
  }
  return { pets: pets.data, rowsOf: (name, petId) => byPet.get(`${name} ${petId}`) ?? [] };
}

function readProfile(pet: ExportedRow, at: Date): ExportedPet['profile'] {
  const schema = petPatch(latestDay(at));
  const { weightGoalGrams: grams, weightGoalFrom: from, weightGoalBy: by, archivedAt } = pet;
  const fields = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, pet[name] ?? null]));
  const weightGoal = grams === null ? null : { grams, from, by };
  const input = schema.safeParse({ ...fields, weightGoal, archived: archivedAt !== null });
  const archived = pastInstant(at).nullable().safeParse(archivedAt);
  if (!input.success || !archived.success) return null;
  // Every field is present, and none may be null that a pet must have.
  return { input: input.data as NewPet, archivedAt: archived.data };
}

const isDeleted = ({ deletedAt }: ExportedRow) => deletedAt !== null && deletedAt !== undefined;

function readRows(
  exported: readonly ExportedRow[],
  { read, list }: ListReader,
  reading: Reading,
): { ids: Set<string>; found: ColumnValues[] } {
  const ids = new Set<string>();
  const found: ColumnValues[] = [];
  for (const one of exported) {
    // Completions and checked items have no id.
    const hasId = list !== 'completions' && list !== 'checks';
    if (hasId && (!isId(one.id) || ids.has(one.id))) continue;
    const columns = read(one, reading);
    if (!columns) continue;
    if (!hasId) found.push(columns);
    else if (isId(one.id)) {
      ids.add(one.id);
      found.push({ ...columns, id: reading.newIdOf(one.id) });
    }
  }
  return { ids, found };
}

async function readPet(pet: ExportedRow, id: string, rowsOf: Lists, viewer: Viewer, at: Date): Promise<ExportedPet> {
  const profile = readProfile(pet, at);
  const name = requiredEntryLine(petLimits.name).safeParse(pet.name).data ?? '';
  const newIdOf = (exportedId: string) => derivedId(idTime(exportedId), ['pet-import', viewer.userId, exportedId]);
  const excluded = { photos: rowsOf('photos', id).length, documents: rowsOf('documents', id).length, deleted: 0 };
  const exported: ExportedPet = {
    ...{ id: newIdOf(id), exportedId: id, name, profile, excluded },
    ...{ unreadable: 0, hasTooMany: false, rows: new Map() },
  };
  if (!profile) return exported;
  const ids = new Map<ImportedList, Set<string>>();
  const { type, dateOfBirth, deceasedOn } = profile.input;
  const reading: Reading = {
    pet: { type, dateOfBirth, deceasedOn },
    author: { name: viewer.name, timeZone: viewer.timeZone, at },
    newIdOf,
    find: (list, one) => (isId(one) && ids.get(list)?.has(one) ? newIdOf(one) : null),
  };
  for (const [list, reader] of listReaders) {
    const all = rowsOf(list, id);
    const present = all.filter((one) => !isDeleted(one));
    exported.excluded.deleted += all.length - present.length;
    exported.hasTooMany ||= present.length > reader.most;
    if (exported.hasTooMany) continue;
    const { ids: read, found } = readRows(present, reader, reading);
    ids.set(reader.list, read);
    exported.rows.set(reader.list, found);
    exported.unreadable += present.length - found.length;
    // Other requests get a turn, because a large file takes seconds.
    await nextTurn();
  }
  return exported;
}

/** Reads the pets outside the bin. @throws AppError invalid */
export async function readPets(data: unknown, viewer: Viewer, at: Date): Promise<ExportedPet[]> {
  const { pets, rowsOf } = readLists(data);
  const exported = new Map<string, ExportedPet>();
  for (const pet of pets) {
    if (isDeleted(pet) || !isId(pet.id) || exported.has(pet.id)) continue;
    exported.set(pet.id, await readPet(pet, pet.id, rowsOf, viewer, at));
  }
  return [...exported.values()];
}
