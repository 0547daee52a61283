import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import type { CollectionPet } from '@/lib/collections/collection-pet';
import { factNames } from '@/lib/collections/column';
import { lockPet } from '@/lib/collections/entry-locks';
import type { ImportMethods } from '@/lib/collections/exported-entry';
import { addToImport, recordImportActivity, startImport } from '@/lib/collections/imports';
import { collectionEntry } from '@/lib/collections/registry';
import { requireRows } from '@/lib/collections/row-limits';
import type { Author, ColumnValues } from '@/lib/collections/rules';
import { collectionTable } from '@/lib/collections/table';
import { createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { AppError } from '@/lib/core/runtime/errors';
import { fold } from '@/lib/core/text/fold';
import { dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { appointments } from '@/lib/records/appointments/collection';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { allergyRefusal } from '@/lib/records/medications/checked-medication';
import { medications } from '@/lib/records/medications/collection';
import { treatments } from '@/lib/records/treatments/collection';
import { findVaccineId } from '@/lib/records/vaccinations/catalogue';
import { storedVaccinations } from '@/lib/records/vaccinations/collection';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { weights } from '@/lib/records/weights/collection';
import { listAround } from '@/lib/records/weights/queries';
import { unlikelyRows } from '@/lib/records/weights/unlikely-rows';
import type { TableKind } from './kinds';
import { findEvents, type NewRow } from './queries';
import type { TableBody } from './schema';
import type { LineProblem, TableAnswer } from './vocabulary';

interface Importable {
  methods: ImportMethods;
  /** Columns that identify an entry, its date first. */
  identity: readonly [date: string, ...others: string[]];
}

const importable: Record<TableKind, Importable> = {
  weights: { methods: weights, identity: ['measuredAt', 'grams'] },
  vaccinations: { methods: storedVaccinations, identity: ['givenOn', 'vaccine'] },
  treatments: { methods: treatments, identity: ['givenAt', 'kind', 'product'] },
  medications: { methods: medications, identity: ['startsOn', 'name', 'dosage'] },
  'vet-records': { methods: vetRecords, identity: ['visitedOn', 'description', 'costCents', 'currency'] },
  appointments: { methods: appointments, identity: ['startsAt', 'kind', 'title'] },
};

const comparable = (value: unknown) => (typeof value === 'string' ? fold(value) : (value ?? null));

const keyOf = (columns: ColumnValues, { identity }: Importable) =>
  JSON.stringify(identity.map((name) => comparable(columns[name])));

/** Names from a table become ids of the catalogue, so that they equal vaccinations chosen in the form. */
const withVaccineId = (columns: ColumnValues, { type }: CollectionPet): ColumnValues =>
  typeof columns.vaccine === 'string'
    ? { ...columns, vaccine: findVaccineId(columns.vaccine, type) ?? columns.vaccine }
    : columns;

/** Drops rows that the pet has outside the bin, and repeated ones. */
async function withoutStored(
  { petId }: PetAccess<'edit'>,
  kind: TableKind,
  rows: readonly NewRow[],
  pet: CollectionPet,
): Promise<NewRow[]> {
  const one = importable[kind];
  const [date] = one.identity;
  const storedRows = await collectionTable<ColumnValues>(kind).findMany({
    where: { petId, ...notDeleted, [date]: { in: rows.map(({ columns }) => columns[date]) } },
    select: Object.fromEntries(one.identity.map((name) => [name, true])),
  });
  const keys = new Set(storedRows.map((columns) => keyOf(withVaccineId(columns, pet), one)));
  return rows.filter(({ columns }) => {
    const key = keyOf(columns, one);
    return !keys.has(key) && keys.add(key);
  });
}

async function findUnlikelyEntries(
  access: PetAccess<'edit'>,
  rows: readonly NewRow[],
  pet: CollectionPet,
): Promise<LineProblem[]> {
  const weighings = rows.map(({ line, columns }) => ({
    line,
    measuredAt: columns.measuredAt as Date,
    grams: Number(columns.grams),
  }));
  const around = await listAround(
    access,
    weighings.map(({ measuredAt }) => measuredAt),
  );
  const readings = weighings.map(({ measuredAt, ...row }) => ({ ...row, measuredAt: measuredAt.toISOString() }));
  return unlikelyRows(readings, around, pet);
}

/** Medicines that conflict with a known allergy need the form, which asks for a reason. */
async function conflictsOf({ petId }: PetAccess<'edit'>, rows: readonly NewRow[], at: Date): Promise<LineProblem[]> {
  const pet = await db().pet.findUnique({ where: { id: petId }, select: { allergies: checkedAllergies } });
  return rows.flatMap(({ line, columns }) => {
    const medicine = withAllergyCheck(columns as never, pet?.allergies ?? []);
    const message = allergyRefusal(medicine, at)?.detail.fields?.allergyReason;
    return message ? [{ line, message }] : [];
  });
}

/** Fields that a table cannot fill, because they refer to other rows or answer questions. */
const refusedFields = ['appointmentId', 'repeat', 'responsible', 'confirmedConflicts', 'confirmed'];

const PAST_FOLLOW_UP = 'tableImport.problems.pastFollowUp';

/** A table does not say whether a past follow-up took place. */
const hasPastFollowUp = ({ followUpOn }: ColumnValues, { at, timeZone }: Author) =>
  followUpOn instanceof Date && dayFromColumn(followUpOn) < dayIn(at, timeZone);

export interface Importer extends Author {
  userId: string;
}

interface ReadRows {
  rows: NewRow[];
  errors: LineProblem[];
}

function readRows({ collection, entries }: TableBody, pet: CollectionPet, author: Author): ReadRows {
  const readEntry = importable[collection].methods.importReader(pet, author);
  const rowsOfFile: ReadRows = { rows: [], errors: [] };
  for (const { line, entry, uid } of entries) {
    const hasRefused = refusedFields.some((name) => Object.hasOwn(entry, name));
    const reading = hasRefused ? { problem: 'entries.validation.invalid' } : readEntry(entry);
    if ('problem' in reading) rowsOfFile.errors.push({ line, message: reading.problem });
    else if (hasPastFollowUp(reading.columns, author)) rowsOfFile.errors.push({ line, message: PAST_FOLLOW_UP });
    else rowsOfFile.rows.push({ line, columns: withVaccineId(reading.columns, pet), uid });
  }
  return rowsOfFile;
}

const linesOf = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);

const withoutProblems = (rows: readonly NewRow[], problems: readonly LineProblem[]) => {
  const lines = new Set(linesOf(problems));
  return rows.filter(({ line }) => !lines.has(line));
};

/** @throws AppError limit_reached */
async function requireSpace(access: PetAccess<'edit'>, kind: TableKind, rows: number): Promise<void> {
  await requireRows(access, kind, { rows });
  const { perPet } = importable[kind].methods;
  if (perPet === undefined) return;
  const count = await collectionTable(kind).count({ where: { petId: access.petId, ...notDeleted } });
  if (count + rows > perPet) throw new AppError('limit_reached', `A pet can have ${perPet} entries of this kind`);
}

async function insertRows(
  access: PetAccess<'edit'>,
  { collection: kind, fileName, newRows, importId = newId() }: TableBody,
  rows: readonly NewRow[],
  { at, userId, ids }: Importer & { ids: ReadonlyMap<number, string> },
): Promise<string[]> {
  const { columns: declared, reminds } = collectionEntry(kind);
  const common = {
    ...createdBy(access, at),
    ...(factNames(declared).length > 0 && { source: { kind: 'imported' } }),
    ...(reminds === 'entry' && { remindAt: at }),
  };
  const data = rows.map(({ line, columns }) => ({ ...columns, ...common, id: ids.get(line) ?? newId() }));
  await collectionTable(kind).createMany({ data });
  const count = rows.length;
  await recordImportActivity(access, { importId, collection: kind, count, at });
  await startImport({ importId, userId, kind: 'table', fileName, entries: newRows ?? count, files: 0 }, at);
  const addedEntries = data.map(({ id }) => ({ collection: kind, entryId: id }));
  await addToImport({ importId, userId }, { petId: access.petId, rows: addedEntries, entries: count });
  return data.map(({ id }) => id);
}

/** Leaves out rows with problems, and those that the pet has, so that a table can be imported again. */
export function importTable(access: PetAccess<'edit'>, body: TableBody, author: Importer): Promise<TableAnswer> {
  const { collection: kind, rehearsal, confirmed } = body;
  return transaction(async () => {
    // Locked, because two simultaneous imports of one table would both find nothing stored.
    await holdPet(access);
    const pet = await lockPet(access, !rehearsal && collectionEntry(kind).reminds === 'pet' ? author.at : null);
    const { rows, errors } = readRows(body, pet, author);
    const { present, ids } = await findEvents(access, rows);
    const fresh = (await withoutStored(access, kind, rows, pet)).filter(({ line }) => !present.has(line));
    if (kind === 'medications') errors.push(...(await conflictsOf(access, fresh, author.at)));
    const unlikely = kind === 'weights' ? await findUnlikelyEntries(access, fresh, pet) : [];
    const addedRows = withoutProblems(fresh, confirmed ? errors : [...errors, ...unlikely]);
    const lines = {
      added: linesOf(addedRows),
      skipped: linesOf(rows.filter((row) => !fresh.includes(row))),
      errors,
      unlikely,
    };
    if (addedRows.length === 0) return { ids: [], ...lines };
    await requireSpace(access, kind, body.earlierRows + addedRows.length);
    if (rehearsal) return { ids: [], ...lines };
    return { ids: await insertRows(access, body, addedRows, { ...author, ids }), ...lines };
  });
}
