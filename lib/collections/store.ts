import 'server-only';
import type { z } from 'zod';
import { entriesOf, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { isId, newId } from '@/lib/core/validation/ids';
import { requireAllowed, requirePossible } from './checks';
import { lockEntry, lockPet } from './entry-locks';
import { collectionEntry } from './registry';
import type { Author, CollectionRules, ColumnValues, Row } from './rules';
import { collectionTable } from './table';
import { changedBy, createdBy } from './writer';

/** Each verb takes the access proof first, and every statement is limited to its pet. */
export interface PetCollection<Item, Input, Patch> extends Reading<Item>, Writing<Item, Input, Patch> {
  input: (at: Date) => z.ZodType<Input>;
  patch: (at: Date) => z.ZodType<Patch>;
}

interface Reading<Item> {
  list: (access: PetAccess<'view'>, page: PageQuery) => Promise<Page<Item>>;
  /** @throws AppError not_found */
  get: (access: PetAccess<'view'>, id: string) => Promise<Item>;
}

interface Writing<Item, Input, Patch> {
  /** @throws AppError limit_reached, invalid, not_found, confirmation_required, and the refusal of its rules */
  create: (access: PetAccess<'edit'>, input: Input, author: Author) => Promise<Item>;
  /** @throws AppError invalid, not_found, confirmation_required, and the refusal of its rules */
  update: (access: PetAccess<'edit'>, id: string, patch: Patch, author: Author) => Promise<Item>;
  /** Moves to the bin; repeated, it keeps the first moment. @throws AppError not_found */
  remove: (access: PetAccess<'edit'>, id: string, at: Date) => Promise<{ success: true }>;
  /** Never asks for confirmation again. @throws AppError limit_reached, not_found, invalid */
  restore: (access: PetAccess<'edit'>, id: string, at: Date) => Promise<Item>;
}

/** Prisma refuses `undefined`. */
function named(columns: ColumnValues): ColumnValues {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** @throws AppError not_found */
function whereOne({ petId }: PetAccess<'view'>, id: string) {
  if (!isId(id)) throw notFoundError();
  return { id, petId, pet: notDeleted };
}

function toFound<Stored, Item>(row: Stored | undefined, toItem: (row: Stored) => Item): Item {
  if (!row) throw notFoundError();
  return toItem(row);
}

function selectOf({ columns, newestBy }: { columns: object; newestBy: string }) {
  return { ...columns, id: true, [newestBy]: true };
}

function reading<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): Reading<Item> {
  const { name, newestBy, toItem } = rules;
  const select = selectOf(rules);
  const read = (query: object) =>
    collectionTable<Stored>(name).findMany({ relationLoadStrategy: 'join', ...query, select });
  return {
    async list(access, page) {
      const { where, ...order } = pageArguments(page, newestBy);
      const own = entriesOf(access);
      const { items, nextCursor } = toPage(await read({ where: { AND: [own, where] }, ...order }), page, newestBy);
      return { items: items.map(toItem), nextCursor };
    },
    async get(access, id) {
      const [row] = await read({ where: { ...whereOne(access, id), ...notDeleted } });
      return toFound(row, toItem);
    },
  };
}

function preparing<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
) {
  const { name, perPet } = rules;
  const { table, reminds } = collectionEntry(name);
  const select = selectOf(rules);
  return {
    reminder: (at: Date | null): ColumnValues => (reminds === 'entry' ? { remindAt: at } : {}),
    lock: (access: PetAccess<'edit'>, at: Date) => lockPet(access, reminds === 'pet' ? at : null),
    before: (access: PetAccess<'edit'>, id: string) => {
      const where = whereOne(access, id);
      const read = { where, select: { ...select, deletedAt: true } };
      return lockEntry(access, { table, id }, () => collectionTable<Stored>(name).findMany(read));
    },
    async ensureSpace(access: PetAccess<'edit'>, except: string | null): Promise<void> {
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

function writing<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): Writing<Item, Input, Patch> {
  const { name, toItem, toColumns, onCreate, onChange, onRestore, check } = rules;
  const { reminder, lock, before, ensureSpace } = preparing(rules);
  const select = selectOf(rules);
  const rows = () => collectionTable<Stored>(name);
  const write = async (where: object, data: ColumnValues) => {
    const [row] = await rows().updateManyAndReturn({ where, data, select });
    return toFound(row, toItem);
  };
  return {
    create: (access, entry, author) =>
      transaction(async () => {
        await ensureSpace(access, null);
        const pet = await lock(access, author.at);
        const own = { id: newId(), ...createdBy(access, author.at) };
        const values = named({ ...toColumns(entry), ...onCreate?.(entry, author) });
        const row = await rows().create({ data: { ...values, ...own, ...reminder(author.at) }, select });
        return requireAllowed(rules, toItem(row), pet, { access, change: entry, at: author.at });
      }),
    update: (access, id, change, { at }) =>
      transaction(async () => {
        const pet = await lock(access, at);
        const old = onChange ? await before(access, id) : null;
        const besides = old && onChange ? onChange(toItem(old), change, at) : {};
        const data = { ...named(toColumns(change)), ...besides, ...changedBy(access, at), ...reminder(at) };
        const item = await write({ ...whereOne(access, id), deletedAt: null }, data);
        return requireAllowed(rules, item, pet, { access, change, at });
      }),
    remove: (access, id, at) =>
      transaction(async () => {
        if (collectionEntry(name).reminds === 'pet') await lock(access, at);
        const where = whereOne(access, id);
        const data = { deletedAt: at, ...reminder(null) };
        const moved = await rows().updateManyAndReturn({ where: { ...where, deletedAt: null }, data, select });
        if (moved.length === 0 && (await rows().count({ where })) === 0) throw notFoundError();
        return { success: true };
      }),
    restore: (access, id, at) =>
      transaction(async () => {
        const where = whereOne(access, id);
        await ensureSpace(access, id);
        const pet = await lock(access, at);
        const old = onRestore ? await before(access, id) : null;
        const besides = old?.deletedAt && onRestore ? onRestore(toItem(old), old.deletedAt, at) : {};
        return requirePossible(check, await write(where, { deletedAt: null, ...besides, ...reminder(at) }), pet);
      }),
  };
}

/** The verbs of a collection, made from its rules; the registry has its table and what it reminds of. */
export function petCollection<Stored extends Row, Item extends { id: string }, Input, Patch>(
  rules: CollectionRules<Stored, Item, Input, Patch>,
): PetCollection<Item, Input, Patch> {
  return { input: rules.input, patch: rules.patch, ...reading(rules), ...writing(rules) };
}
