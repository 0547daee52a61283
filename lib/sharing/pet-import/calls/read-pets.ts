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
import type { ExportedPet, Profile } from '../exported-pet';
import { type ExportedRow, entryReader, otherReaders, type Reading, type ReadRow } from '../readers';
import type { ImportedList } from '../vocabulary';
import { NOT_AN_EXPORT } from './archive';
import { importable } from './importable';

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
const rows = z.array(row);

/** Rows by name of the list and exported id of the pet. */
type RowsOf = (name: string, petId: unknown) => readonly ExportedRow[];

const ROWS_PER_TURN = 1000;

const isDeleted = ({ deletedAt }: ExportedRow) => deletedAt !== null && deletedAt !== undefined;

/** @throws AppError invalid */
function readLists(data: unknown): { pets: ExportedRow[]; rowsOf: RowsOf } {
  const file = row.safeParse(data).data;
  const listOf = (name: string, list: unknown): ExportedRow[] => {
    const { success, data: found } = rows.safeParse(list);
    if (!success) throw new AppError('invalid', `${NOT_AN_EXPORT}: ${name}`);
    return found;
  };
  const values = new Map(Object.entries(file ?? {}));
  const pets = listOf('pets', values.get('pets')).filter((pet) => !isDeleted(pet));
  if (pets.length > MAX_PETS) throw new AppError('too_large', 'There are too many pets');
  const keyOf = (name: string, petId: unknown) => `${name} ${petId}`;
  const byPet = new Map<string, ExportedRow[]>();
  for (const name of [...listReaders.keys(), 'photos', 'documents'])
    // Older exports lack newer lists.
    for (const one of listOf(name, values.get(name) ?? [])) {
      const key = keyOf(name, one.petId);
      byPet.set(key, byPet.get(key) ?? []);
      byPet.get(key)?.push(one);
    }
  return { pets, rowsOf: (name, petId) => byPet.get(keyOf(name, petId)) ?? [] };
}

function readProfile(pet: ExportedRow, at: Date): Profile | null {
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

interface FoundRows {
  /** Exported ids. */
  ids: Set<string>;
  found: ColumnValues[];
}

const withoutId: readonly ImportedList[] = ['completions', 'checks'];

async function readRows(all: readonly ExportedRow[], { list, read }: ListReader, reading: Reading): Promise<FoundRows> {
  const [ids, found] = [new Set<string>(), [] as ColumnValues[]];
  for (const [index, one] of all.entries()) {
    // Other requests get a turn, because a large file takes seconds.
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    const columns = read(one, reading);
    if (columns && withoutId.includes(list)) found.push(columns);
    else if (columns && isId(one.id) && !ids.has(one.id)) {
      ids.add(one.id);
      found.push({ ...columns, id: reading.newIdOf(one.id) });
    }
  }
  return { ids, found };
}

/** Adds the rows to the pet, except deleted and invalid ones. */
async function addRows(exported: ExportedPet, { type, dateOfBirth, deceasedOn }: NewPet, rowsOf: RowsOf, by: Importer) {
  const { viewer, at, newIdOf } = by;
  const ids = new Map<ImportedList, Set<string>>();
  const reading: Reading = {
    pet: { type, dateOfBirth, deceasedOn },
    author: { name: viewer.name, timeZone: viewer.timeZone, at },
    newIdOf,
    find: (list, id) => (isId(id) && ids.get(list)?.has(id) ? newIdOf(id) : null),
  };
  for (const [name, reader] of listReaders) {
    const all = rowsOf(name, exported.exportedId);
    const present = all.filter((one) => !isDeleted(one));
    exported.excluded.deleted += all.length - present.length;
    exported.hasTooMany ||= present.length > reader.most;
    if (exported.hasTooMany) return;
    const { ids: readIds, found } = await readRows(present, reader, reading);
    ids.set(reader.list, readIds);
    exported.rows.set(reader.list, found);
    exported.unreadable += present.length - found.length;
  }
}

interface Importer {
  viewer: Viewer;
  at: Date;
  newIdOf: (exportedId: string) => string;
}

/** Reads the pets outside the bin. @throws AppError invalid, too_large */
export async function readPets(data: unknown, viewer: Viewer, at: Date): Promise<ExportedPet[]> {
  const { pets, rowsOf } = readLists(data);
  const newIdOf = (id: string) => derivedId(idTime(id), ['pet-import', viewer.userId, id]);
  const exported = new Map<string, ExportedPet>();
  for (const pet of pets) {
    const { id } = pet;
    if (!isId(id) || exported.has(id)) continue;
    const name = requiredEntryLine(petLimits.name).safeParse(pet.name).data ?? '';
    const profile = readProfile(pet, at);
    const excluded = { photos: rowsOf('photos', id).length, documents: rowsOf('documents', id).length, deleted: 0 };
    const one: ExportedPet = {
      ...{ id: newIdOf(id), exportedId: id, name, profile, excluded },
      ...{ unreadable: 0, hasTooMany: false, rows: new Map() },
    };
    if (profile) await addRows(one, profile.input, rowsOf, { viewer, at, newIdOf });
    exported.set(id, one);
  }
  return [...exported.values()];
}
