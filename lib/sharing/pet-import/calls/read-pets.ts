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
import { type ExportedRow, entryReader, type MakeReader, otherReaders, type Reading } from '../readers';
import type { ImportedList } from '../vocabulary';
import { NOT_AN_EXPORT } from './archive';
import { importable } from './importable';

interface ListReader {
  list: ImportedList;
  most: number;
  makeReader: MakeReader;
}

/** By name in an export. Parents precede their children. */
const listReaders = new Map<string, ListReader>([
  ...collectionNames.flatMap((name): [string, ListReader][] => {
    if (name === 'photos' || name === 'documents') return [];
    const { perPet = rowLimits[name] } = importable[name];
    const makeReader = entryReader(name, importable[name]);
    return [[collectionEntry(name).relation, { list: name, most: perPet, makeReader }]];
  }),
  ...Object.entries(otherReaders).map(([name, one]): [string, ListReader] => [
    name,
    { ...one, most: rowLimits[one.list] },
  ]),
]);

const listNames = [...listReaders.keys(), 'photos', 'documents'];

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** Rows by name of the list and exported id of the pet. */
type RowsOf = (name: string, petId: string) => readonly ExportedRow[];

const ROWS_PER_TURN = 1000;

const isDeleted = ({ deletedAt }: ExportedRow) => deletedAt !== null && deletedAt !== undefined;

/** @throws AppError invalid */
function readLists(data: unknown): { pets: ExportedRow[]; rowsOf: RowsOf } {
  const file = row.safeParse(data).data;
  const listOf = (list: unknown): ExportedRow[] => {
    const { success, data: found } = rows.safeParse(list);
    if (!success) throw new AppError('invalid', NOT_AN_EXPORT);
    return found;
  };
  const values = new Map(Object.entries(file ?? {}));
  const pets = listOf(values.get('pets')).filter((pet) => !isDeleted(pet));
  if (pets.length > MAX_PETS) throw new AppError('too_large', 'There are too many pets');
  const byPet = new Map<string, ExportedRow[]>();
  const keyOf = (name: string, petId: string) => `${name} ${petId}`;
  for (const { id } of pets) for (const name of listNames) if (isId(id)) byPet.set(keyOf(name, id), []);
  // Older exports lack newer lists.
  for (const name of listNames)
    for (const one of listOf(values.get(name) ?? [])) {
      if (isId(one.petId)) byPet.get(keyOf(name, one.petId))?.push(one);
    }
  return { pets, rowsOf: (name, petId) => byPet.get(keyOf(name, petId)) ?? [] };
}

function readProfile(pet: ExportedRow, at: Date): Profile | null {
  const schema = petPatch(latestDay(at));
  const { weightGoalGrams: grams = null, weightGoalFrom: from, weightGoalBy: by, archivedAt = null } = pet;
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

async function readRows(
  all: readonly ExportedRow[],
  { list, makeReader }: ListReader,
  reading: Reading,
): Promise<FoundRows> {
  const read = makeReader(reading);
  const [ids, found] = [new Set<string>(), [] as ColumnValues[]];
  for (const [index, one] of all.entries()) {
    // Other requests get a turn, because a large file takes seconds.
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    const columns = read(one);
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
  const derive = (id: string, ...path: string[]) => derivedId(idTime(id), ['pet-import', viewer.userId, ...path, id]);
  const exported = new Map<string, ExportedPet>();
  for (const pet of pets) {
    const { id } = pet;
    if (!isId(id)) throw new AppError('invalid', NOT_AN_EXPORT);
    if (exported.has(id)) continue;
    const name = requiredEntryLine(petLimits.name).safeParse(pet.name).data ?? '';
    const profile = readProfile(pet, at);
    const excluded = { photos: rowsOf('photos', id).length, documents: rowsOf('documents', id).length, deleted: 0 };
    const one: ExportedPet = {
      ...{ id: derive(id), exportedId: id, name, profile, excluded },
      ...{ unreadable: 0, hasTooMany: false, rows: new Map() },
    };
    // Holds the pet, because a file may name an entry of another pet, which may have another owner by now.
    const newIdOf = (entryId: string) => derive(entryId, id);
    if (profile) await addRows(one, profile.input, rowsOf, { viewer, at, newIdOf });
    exported.set(id, one);
  }
  return [...exported.values()];
}
