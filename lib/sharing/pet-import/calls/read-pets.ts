import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import type { Viewer } from '@/lib/access/viewer';
import { collectionEntry, collectionNames } from '@/lib/collections/registry';
import { rowLimits } from '@/lib/collections/row-limits';
import type { ColumnValues } from '@/lib/collections/rules';
import { AppError } from '@/lib/core/runtime/errors';
import { deriveId } from '@/lib/core/security/derived-id';
import { latestDay } from '@/lib/core/time/dates';
import { idTime, isId } from '@/lib/core/validation/ids';
import { pastInstant } from '@/lib/core/validation/zod-days';
import { requiredEntryLine } from '@/lib/core/validation/zod-entry';
import { parentFields } from '@/lib/records/documents/vocabulary';
import { type NewPet, petPatch } from '@/lib/records/pets/schema';
import { MAX_PETS, petLimits } from '@/lib/records/pets/vocabulary';
import type { ExportedPet, Profile } from '../exported-pet';
import { fileReaders } from '../file-readers';
import { type ExportedRow, entryReader, type MakeReader, otherReaders, type Reading } from '../readers';
import { type FileKind, fileKinds, type ImportedList } from '../vocabulary';
import { NOT_AN_EXPORT } from './archive';
import { importable } from './importable';

interface ListReader {
  list: ImportedList;
  most: number;
  makeReader: MakeReader;
}

const isFileKind = (name: string): name is FileKind => fileKinds.some((kind) => kind === name);

/** By name in an export. Parents precede their children. */
const listReaders = new Map<string, ListReader>([
  ...collectionNames.flatMap((name): [string, ListReader][] => {
    if (isFileKind(name)) return [];
    const { perPet = rowLimits[name] } = importable[name];
    const makeReader = entryReader(name, importable[name]);
    return [[collectionEntry(name).relation, { list: name, most: perPet, makeReader }]];
  }),
  ...Object.entries(otherReaders).map(([name, one]): [string, ListReader] => [
    name,
    { ...one, most: rowLimits[one.list] },
  ]),
]);

const listNames = [...listReaders.keys(), ...fileKinds];

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
  const archivedAtResult = pastInstant(at).nullable().safeParse(archivedAt);
  if (!input.success || !archivedAtResult.success) return null;
  return { input: input.data as NewPet, archivedAt: archivedAtResult.data };
}

const withoutId: readonly ImportedList[] = ['completions', 'checks'];

async function readRows<Columns>(
  all: readonly ExportedRow[],
  readColumns: (row: ExportedRow) => Columns | null,
  add: (columns: Columns, exportedId: unknown) => void,
): Promise<void> {
  for (const [index, one] of all.entries()) {
    // Other requests get a turn, because a large file takes seconds.
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    const columns = readColumns(one);
    if (columns) add(columns, one.id);
  }
}

/** @returns rows by exported id */
async function readIdentified<Columns extends object>(
  all: readonly ExportedRow[],
  readColumns: (row: ExportedRow) => Columns | null,
  newIdOf: (id: string) => string,
): Promise<Map<string, Columns & { id: string }>> {
  const columnsById = new Map<string, Columns & { id: string }>();
  await readRows(all, readColumns, (columns, id) => {
    if (isId(id) && !columnsById.has(id)) columnsById.set(id, { ...columns, id: newIdOf(id) });
  });
  return columnsById;
}

/** Adds the rows to the pet, except deleted and invalid ones. */
async function addRows(
  exportedPet: ExportedPet,
  { type, dateOfBirth, deceasedOn }: NewPet,
  rowsOf: RowsOf,
  by: Importer,
) {
  const { viewer, at, newIdOf } = by;
  const [ids, deletedIds] = [new Map<ImportedList, Set<string>>(), new Set<unknown>()];
  const reading: Reading = {
    pet: { type, dateOfBirth, deceasedOn },
    author: { name: viewer.name, timeZone: viewer.timeZone, at },
    newIdOf,
    find: (list, id) => (isId(id) && ids.get(list)?.has(id) ? newIdOf(id) : null),
  };
  const presentRows = (name: string, most: number): readonly ExportedRow[] => {
    const all = rowsOf(name, exportedPet.exportedId);
    const isOfDeleted = (one: ExportedRow) => parentFields.some((field) => deletedIds.has(one[field]));
    const present = all.filter((one) => !isDeleted(one) && !isOfDeleted(one));
    for (const one of all) if (isDeleted(one)) deletedIds.add(one.id);
    exportedPet.deleted += all.length - present.length;
    exportedPet.hasTooMany ||= present.length > most;
    return exportedPet.hasTooMany ? [] : present;
  };
  for (const [name, { list, most, makeReader }] of listReaders) {
    const [present, readRow, foundRows] = [presentRows(name, most), makeReader(reading), [] as ColumnValues[]];
    if (withoutId.includes(list)) await readRows(present, readRow, (columns) => foundRows.push(columns));
    else {
      const byId = await readIdentified(present, readRow, newIdOf);
      ids.set(list, new Set(byId.keys()));
      foundRows.push(...byId.values());
    }
    exportedPet.rows.set(list, foundRows);
    exportedPet.unreadable += present.length - foundRows.length;
  }
  for (const kind of fileKinds) {
    const present = presentRows(kind, rowLimits[kind]);
    const files = await readIdentified(present, fileReaders[kind](reading), newIdOf);
    exportedPet.files.push(...files.values());
    exportedPet.unreadable += present.length - files.size;
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
  const derive = (id: string, ...path: string[]) => deriveId(idTime(id), ['pet-import', viewer.userId, ...path, id]);
  const exportedPets = new Map<string, ExportedPet>();
  for (const pet of pets) {
    const { id } = pet;
    if (!isId(id)) throw new AppError('invalid', NOT_AN_EXPORT);
    if (exportedPets.has(id)) continue;
    const name = requiredEntryLine(petLimits.name).safeParse(pet.name).data ?? '';
    const profile = readProfile(pet, at);
    const one: ExportedPet = {
      ...{ id: derive(id), exportedId: id, name, profile },
      ...{ unreadable: 0, deleted: 0, hasTooMany: false, rows: new Map(), files: [] },
    };
    // Holds the pet, because a file may name an entry of another pet, which may have another owner by now.
    const newIdOf = (entryId: string) => derive(entryId, id);
    if (profile) await addRows(one, profile.input, rowsOf, { viewer, at, newIdOf });
    exportedPets.set(id, one);
  }
  return [...exportedPets.values()];
}
