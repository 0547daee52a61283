import 'server-only';
import type { z } from 'zod';
import { entriesOf, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { etagOf, isMatch } from '@/lib/core/http/etag';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { isId, newId } from '@/lib/core/validation/ids';
import type { ActivityKind } from '@/prisma/client/enums';
import { type ActivityValues, activityColumns, previousValues, recordActivity, toActivityValues } from './activity';
import { type AttributionRow, attributeTo, attributionColumns, type WithAttribution } from './attribution';
import { requireAllowed, requirePossible } from './checks';
import { type LockedRow, lockEntry, lockPet } from './entry-locks';
import { type ImportMethods, importMethods } from './exported-entry';
import { factColumns, recordFactChange } from './fact-changes';
import { type CollectionName, collectionEntry } from './registry';
import { requireRows } from './row-limits';
import type { Author, CollectionRules, ColumnValues, Row } from './rules';
import { documentedColumns, sourceColumns } from './source';
import { collectionTable } from './table';
import { changedBy, createdBy } from './writer';

/** Each method takes the access proof first. Every statement is limited to the proof's pet. */
export interface PetCollection<Item, Input, Patch>
  extends ReadMethods<Item>,
    WriteMethods<Item, Input, Patch>,
    ImportMethods {
  input: (at: Date) => z.ZodType<Input>;
  patch: (at: Date) => z.ZodType<Patch>;
}

interface ReadMethods<Item> {
  name: CollectionName;
  list: (access: PetAccess<'view'>, page: PageQuery) => Promise<Page<WithAttribution<Item>>>;
  /** @throws AppError not_found */
  get: (access: PetAccess<'view'>, id: string) => Promise<WithAttribution<Item>>;
  /** Also finds entries in the bin. @throws AppError not_found */
  getStored: (access: PetAccess<'view'>, id: string) => Promise<WithAttribution<Item>>;
}

interface WriteMethods<Item, Input, Patch> {
  /** @throws AppError limit_reached, invalid, not_found, confirmation_required, and errors of the collection's rules */
  create: (access: PetAccess<'edit'>, input: Input, author: Author, id?: string) => Promise<WithAttribution<Item>>;
  /**
   * @param ifMatch If-Match header, null if absent
   * @throws AppError overtaken, invalid, not_found, confirmation_required, and errors of the collection's rules
   */
  update: (
    access: PetAccess<'edit'>,
    id: string,
    patch: Patch,
    author: Author,
    ifMatch?: string | null,
  ) => Promise<WithAttribution<Item>>;
  /** Locks the entry until the transaction ends, even if it is in the bin. @throws AppError not_found, overtaken */
  holdEntry: (access: PetAccess<'edit'>, id: string, ifMatch: string | null) => Promise<LockedRow>;
  /** Moves the entry to the bin. A repeated removal does not change its time. @throws AppError not_found, overtaken */
  remove: (access: PetAccess<'edit'>, id: string, at: Date, ifMatch?: string | null) => Promise<{ success: true }>;
  /** Asks for no confirmation of unlikely values. @throws AppError limit_reached, not_found, invalid */
  restore: (access: PetAccess<'edit'>, id: string, at: Date) => Promise<WithAttribution<Item>>;
}

/** Drops undefined values, which Prisma rejects. */
function definedColumns(columns: ColumnValues): ColumnValues {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** @throws AppError not_found */
function whereOne({ petId }: PetAccess<'view'>, id: string) {
  if (!isId(id)) throw notFoundError();
  return { id, petId, pet: notDeleted };
}

function requireRow<Stored>(row: Stored | undefined): Stored {
  if (!row) throw notFoundError();
  return row;
}

function selectOf({ name, columns, newestBy }: { name: CollectionName; columns: object; newestBy: string }) {
  const activity = Object.fromEntries(activityColumns(name).map((column) => [column, true]));
  return { ...activity, ...columns, ...attributionColumns, ...sourceColumnsOf(name), id: true, [newestBy]: true };
}

function sourceColumnsOf(name: CollectionName): object {
  const { documented } = collectionEntry(name);
  if (factColumns(name).length === 0) return {};
  return documented ? documentedColumns : sourceColumns;
}

function heldColumns(name: CollectionName): string[] {
  const facts = factColumns(name);
  return [...new Set([...activityColumns(name), ...facts, ...(facts.length > 0 ? ['source', 'createdById'] : [])])];
}

function readMethods<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): ReadMethods<Item> {
  const { name, newestBy, toItem } = rules;
  const select = selectOf(rules);
  const readRows = (query: object) =>
    collectionTable<Stored & AttributionRow>(name).findMany({ relationLoadStrategy: 'join', ...query, select });
  const one = async (access: PetAccess<'view'>, where: object) => {
    const [row] = await readRows({ where });
    return attributeTo(access, toItem)(requireRow(row));
  };
  return {
    name,
    async list(access, page) {
      const { where, ...order } = pageArguments(page, newestBy);
      const own = entriesOf(access);
      const { items, nextCursor } = toPage(await readRows({ where: { AND: [own, where] }, ...order }), page, newestBy);
      return { items: items.map(attributeTo(access, toItem)), nextCursor };
    },
    get: async (access, id) => one(access, { ...whereOne(access, id), ...notDeleted }),
    getStored: async (access, id) => one(access, whereOne(access, id)),
  };
}

function prepareStore<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
) {
  const { name, perPet, toItem } = rules;
  const { table, reminds } = collectionEntry(name);
  const select = selectOf(rules);
  type Whole = Stored & AttributionRow;
  const readRow = async (access: PetAccess<'edit'>, id: string) => {
    const [row] = await collectionTable<Stored & AttributionRow>(name).findMany({
      where: whereOne(access, id),
      select,
    });
    return attributeTo(access, toItem)(requireRow(row));
  };
  return {
    read: readRow,
    rows: () => collectionTable<Whole>(name),
    reminder: (at: Date | null): ColumnValues => (reminds === 'entry' ? { remindAt: at } : {}),
    lock: (access: PetAccess<'edit'>, at: Date) => lockPet(access, reminds === 'pet' ? at : null),
    async holdEntry(access: PetAccess<'edit'>, id: string, ifMatch: string | null): Promise<LockedRow> {
      const row = await lockEntry(access, { table, id: whereOne(access, id).id, columns: heldColumns(name) });
      if (row.deletedAt || isMatch(ifMatch, etagOf(row.updatedAt.toISOString()))) return row;
      const current = await readRow(access, id);
      throw new AppError('overtaken', 'Someone else has changed this meanwhile', { current });
    },
    record: (
      access: PetAccess<'edit'>,
      kind: ActivityKind,
      at: Date,
      { id, shown }: { id: string; shown: ActivityValues },
    ) => recordActivity(access, { kind, at, collection: name, entryId: id, shown }),
    async withSource(access: PetAccess<'edit'>, before: object, after: Whole, { at, reader }: Author): Promise<Whole> {
      if (factColumns(name).length === 0) return after;
      const word = { name, id: after.id, at, before, after, reader: reader ?? null };
      const source = await recordFactChange(access, word);
      if (source === undefined) return after;
      const where = whereOne(access, after.id);
      const [row] = await collectionTable<Whole>(name).updateManyAndReturn({ where, data: { source }, select });
      return requireRow(row);
    },
    async ensureSpace(access: PetAccess<'edit'>, except: string | null): Promise<void> {
      if (except === null) await requireRows(access, name);
      if (perPet === undefined) return;
      await holdPet(access);
      const others = except === null ? {} : { id: { not: except } };
      const where = { petId: access.petId, ...notDeleted, ...others };
      if ((await collectionTable(name).count({ where })) >= perPet) {
        throw new AppError('limit_reached', `A pet can have ${perPet} entries of this kind`);
      }
    },
  };
}

function writeMethods<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): WriteMethods<Item, Input, Patch> {
  const { name, toItem, toColumns, onCreate, onChange, onRestore, check } = rules;
  const { read, reminder, lock, holdEntry, record, ensureSpace, withSource, rows } = prepareStore(rules);
  const select = selectOf(rules);
  const toActivityRow = (row: Stored) => ({ id: row.id, shown: toActivityValues(name, row) });
  return {
    holdEntry,
    create: (access, entry, author, id = newId()) =>
      transaction(async () => {
        await ensureSpace(access, null);
        const pet = await lock(access, author.at);
        const own = { id, ...createdBy(access, author.at), ...(author.paper && { source: { ...author.paper } }) };
        const values = definedColumns({ ...toColumns(entry), ...onCreate?.(entry, author) });
        const createdRow = await rows().create({ data: { ...values, ...own, ...reminder(author.at) }, select });
        const row = await withSource(access, createdRow, createdRow, author);
        await record(access, 'created', author.at, toActivityRow(row));
        return requireAllowed(rules, attributeTo(access, toItem)(row), pet, { access, change: entry, author });
      }),
    update: (access, id, change, author, ifMatch = null) =>
      transaction(async () => {
        const { at } = author;
        const pet = await lock(access, at);
        const before = await holdEntry(access, id, ifMatch);
        if (before.deletedAt) throw notFoundError();
        const besides = onChange ? onChange(await read(access, id), change, at) : {};
        const data = { ...definedColumns(toColumns(change)), ...besides, ...changedBy(access, at), ...reminder(at) };
        const [changedRow] = await rows().updateManyAndReturn({ where: whereOne(access, id), data, select });
        const row = await withSource(access, before, requireRow(changedRow), author);
        const { shown, ...own } = toActivityRow(row);
        const was = previousValues(toActivityValues(name, before), shown);
        await record(access, 'changed', at, { ...own, shown: { ...shown, was } });
        return requireAllowed(rules, attributeTo(access, toItem)(row), pet, { access, change, author });
      }),
    remove: (access, id, at, ifMatch = null) =>
      transaction(async () => {
        if (collectionEntry(name).reminds === 'pet') await lock(access, at);
        const where = whereOne(access, id);
        if (ifMatch !== null) await holdEntry(access, id, ifMatch);
        const data = { deletedAt: at, ...reminder(null) };
        const movedRows = await rows().updateManyAndReturn({ where: { ...where, deletedAt: null }, data, select });
        if (movedRows[0]) await record(access, 'removed', at, toActivityRow(movedRows[0]));
        else if ((await rows().count({ where })) === 0) throw notFoundError();
        return { success: true };
      }),
    restore: (access, id, at) =>
      transaction(async () => {
        const where = whereOne(access, id);
        await ensureSpace(access, id);
        const pet = await lock(access, at);
        const { deletedAt } = await holdEntry(access, id, null);
        const besides = deletedAt && onRestore ? onRestore(await read(access, id), deletedAt, at) : {};
        const data = { deletedAt: null, ...besides, ...reminder(at) };
        const [row] = await rows().updateManyAndReturn({ where, data, select });
        if (deletedAt) await record(access, 'restored', at, toActivityRow(requireRow(row)));
        return requirePossible(check, attributeTo(access, toItem)(requireRow(row)), pet, null);
      }),
  };
}

export function petCollection<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): PetCollection<Item, Input, Patch> {
  return {
    input: rules.input,
    patch: rules.patch,
    ...readMethods(rules),
    ...writeMethods(rules),
    ...importMethods(rules),
  };
}
