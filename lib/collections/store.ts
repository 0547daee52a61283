import 'server-only';
import type { z } from 'zod';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, type Prisma, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { isId, newId } from '@/lib/core/validation/ids';
import type { CollectionPet } from './collection-pet';
import { type CollectionTable, lockEntry, lockPet } from './entry-locks';

export interface Author {
  name: string;
  /** IANA name; UTC while unknown. */
  timeZone: string;
  at: Date;
}

type Columns = Record<string, unknown>;
type Row = { id: string };

export interface CollectionRules<Stored extends Row, Item extends { id: string }, Input, Patch> {
  table: CollectionTable;
  /** Built for the moment of the request, so that past events can't lie in the future. */
  input: (at: Date) => z.ZodType<Input>;
  patch: (at: Date) => z.ZodType<Patch>;
  columns: Record<keyof Stored, true | { select: object }>;
  /** Maximum outside the bin; set where every entry has to be read at once. */
  perPet?: number;
  /** Column of moments or days that orders the list, newest first, then by id. */
  newestBy: string;
  toItem: (row: Stored) => Item;
  /** Only the fields present: a patch leaves the others unchanged. */
  toColumns: (input: Input | Patch) => Columns;
  /** Whether writes reschedule reminders of the entry or of the pet as a whole. */
  reminds?: 'entry' | 'pet';
  onCreate?: (input: Input, author: Author) => Columns;
  onChange?: (before: Item, patch: Patch, at: Date) => Columns | null;
  onReturn?: (before: Item, deletedAt: Date, at: Date) => Columns;
  /** Needs the whole entry or its pet. @returns translation keys by field */
  check?: (item: Item, pet: CollectionPet) => Record<string, string>;
  /** Unlikely values: stored only when sent again with `confirmed`. @returns translation keys by field */
  question?: (
    item: Item,
    pet: CollectionPet,
    access: PetAccess<'edit'>,
    change: Input | Patch,
  ) => Promise<Record<string, string>>;
  refuse?: (item: Item, at: Date) => AppError | null;
}

/** Each verb takes the access proof first, and every statement is limited to its pet. */
export interface PetCollection<Item, Input, Patch> {
  input: (at: Date) => z.ZodType<Input>;
  patch: (at: Date) => z.ZodType<Patch>;
  list: (access: PetAccess<'view'>, page: PageQuery) => Promise<Page<Item>>;
  /** @throws AppError not_found */
  get: (access: PetAccess<'view'>, id: string) => Promise<Item>;
  /** @throws AppError limit_reached, invalid, not_found, confirmation_required, and the refusal of its rules */
  create: (access: PetAccess<'edit'>, input: Input, author: Author) => Promise<Item>;
  /** @throws AppError invalid, not_found, confirmation_required, and the refusal of its rules */
  update: (access: PetAccess<'edit'>, id: string, patch: Patch, author: Author) => Promise<Item>;
  /** Moves to the bin; idempotent. @throws AppError not_found */
  remove: (access: PetAccess<'edit'>, id: string, at: Date) => Promise<{ success: true }>;
  /** Never asks for confirmation again. @throws AppError limit_reached, not_found, invalid */
  restore: (access: PetAccess<'edit'>, id: string, at: Date) => Promise<Item>;
}

interface Table<Stored> {
  findMany: (query: object) => Promise<Stored[]>;
  create: (query: object) => Promise<Stored>;
  count: (query: object) => Promise<number>;
  updateManyAndReturn: (query: object) => Promise<Stored[]>;
}

/** Prisma refuses `undefined`. */
function named(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export function petCollection<Stored extends Row, Item extends { id: string }, Input, Patch>({
  table,
  input,
  patch,
  columns,
  perPet,
  newestBy,
  toItem,
  toColumns,
  reminds,
  onCreate,
  onChange,
  onReturn,
  check,
  question,
  refuse,
}: CollectionRules<Stored, Item, Input, Patch>): PetCollection<Item, Input, Patch> {
  const rows = () => db()[table as 'weight'] as unknown as Table<Stored>;
  const select = { ...columns, id: true, [newestBy]: true } as Prisma.WeightSelect;
  const one = (access: PetAccess<'view'>, id: string) => {
    if (!isId(id)) throw notFoundError();
    return { id, petId: access.petId, pet: { deletedAt: null } };
  };
  const reminder = (at: Date | null): Columns => (reminds === 'entry' ? { remindAt: at } : {});
  const lock = (access: PetAccess<'edit'>, at: Date) => lockPet(access, reminds === 'pet' ? at : null);
  const ensureSpace = async (access: PetAccess<'edit'>, except: string | null) => {
    if (perPet === undefined) return;
    await holdPet(access);
    const others = except === null ? {} : { id: { not: except } };
    const count = await rows().count({ where: { petId: access.petId, deletedAt: null, ...others } });
    if (count >= perPet) throw new AppError('limit_reached', `A pet can have ${perPet} entries of this kind`);
  };
  const found = (row: Stored | undefined): Item => {
    if (!row) throw notFoundError();
    return toItem(row);
  };
  const before = (access: PetAccess<'edit'>, id: string) => {
    const where = one(access, id);
    return lockEntry(access, { table, id }, () => rows().findMany({ where, select: { ...select, deletedAt: true } }));
  };
  const possible = (item: Item, pet: CollectionPet) => {
    const fields = check?.(item, pet) ?? {};
    // Thrown inside the transaction, so the write is rolled back.
    if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Please check the fields', { fields });
    return item;
  };
  const checked = async (
    item: Item,
    pet: CollectionPet,
    { access, change, at }: { access: PetAccess<'edit'>; change: Input | Patch; at: Date },
  ) => {
    possible(item, pet);
    const { confirmed = false } = change as { confirmed?: boolean };
    const unlikely = confirmed ? {} : ((await question?.(item, pet, access, change)) ?? {});
    if (Object.keys(unlikely).length > 0)
      throw new AppError('confirmation_required', 'Please confirm the fields', { fields: unlikely });
    const refusal = refuse?.(item, at);
    if (refusal) throw refusal;
    return item;
  };

  return {
    input,
    patch,
    async list(access, page) {
      const { where, ...order } = pageArguments(page, newestBy);
      const own = { petId: access.petId, deletedAt: null, pet: { deletedAt: null } };
      const { items, nextCursor } = toPage(
        await rows().findMany({ relationLoadStrategy: 'join', where: { AND: [own, where] }, ...order, select }),
        page,
        newestBy,
      );
      return { items: items.map(toItem), nextCursor };
    },
    async get(access, id) {
      const where = { ...one(access, id), deletedAt: null };
      const [row] = await rows().findMany({ relationLoadStrategy: 'join', where, select });
      return found(row);
    },
    create: (access, entry, author) =>
      transaction(async () => {
        await ensureSpace(access, null);
        const pet = await lock(access, author.at);
        const own = { id: newId(), petId: access.petId, createdAt: author.at, updatedAt: author.at };
        const data = {
          ...named({ ...toColumns(entry), ...onCreate?.(entry, author) }),
          ...own,
          ...reminder(author.at),
        };
        return checked(toItem(await rows().create({ data, select })), pet, { access, change: entry, at: author.at });
      }),
    update: (access, id, change, author) =>
      transaction(async () => {
        const pet = await lock(access, author.at);
        const old = onChange ? await before(access, id) : null;
        const besides = old && onChange ? onChange(toItem(old), change, author.at) : {};
        const [row] = await rows().updateManyAndReturn({
          where: { ...one(access, id), deletedAt: null },
          data: { ...named(toColumns(change)), ...besides, updatedAt: author.at, ...reminder(author.at) },
          select,
        });
        return checked(found(row), pet, { access, change, at: author.at });
      }),
    remove: (access, id, at) =>
      transaction(async () => {
        if (reminds === 'pet') await lock(access, at);
        const data = { deletedAt: at, ...reminder(null) };
        const [row] = await rows().updateManyAndReturn({ where: one(access, id), data, select });
        found(row);
        return { success: true };
      }),
    restore: (access, id, at) =>
      transaction(async () => {
        const where = one(access, id);
        await ensureSpace(access, id);
        const pet = await lock(access, at);
        const old = onReturn ? await before(access, id) : null;
        const besides = old?.deletedAt && onReturn ? onReturn(toItem(old), old.deletedAt, at) : {};
        const data = { deletedAt: null, ...besides, ...reminder(at) };
        const [row] = await rows().updateManyAndReturn({ where, data, select });
        return possible(found(row), pet);
      }),
  };
}
