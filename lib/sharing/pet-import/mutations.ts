import 'server-only';
import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { factNames } from '@/lib/collections/column';
import { addToImport, type ImportedRows } from '@/lib/collections/imports';
import { collectionEntry } from '@/lib/collections/registry';
import { requireRows } from '@/lib/collections/row-limits';
import type { ColumnValues } from '@/lib/collections/rules';
import { collectionTable } from '@/lib/collections/table';
import { createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import { holdMember } from '@/lib/core/db/hold';
import { notFoundError } from '@/lib/core/runtime/errors';
import { createPet } from '@/lib/records/pets/mutations';
import type { ValidPet } from './exported-pet';
import { childLists, type ImportedList } from './vocabulary';

/** Rows of one statement, limited by the parameters that Postgres takes. */
const PART = 1000;

/** A pet with ten years of entries takes seconds. */
const LONGEST_MS = 60_000;

function valuesOf(list: ImportedList, access: PetAccess<'own'>, at: Date): ColumnValues {
  const { petId, memberId } = access;
  if (list === 'checks') return { petId, createdById: memberId };
  if (list === 'completions') return { petId, createdById: memberId, updatedById: memberId };
  if (list === 'doses') return createdBy(access, at);
  const { columns, reminds } = collectionEntry(list);
  const source = factNames(columns).length > 0 ? { source: { kind: 'imported' } } : {};
  return { ...createdBy(access, at), ...source, ...(reminds === 'entry' && { remindAt: at }) };
}

const isChild = (list: ImportedList): list is (typeof childLists)[number] => childLists.some((name) => name === list);

function insertRows(list: ImportedList, data: ColumnValues[]): Promise<unknown> {
  // The columns have been checked. Files may name one dose, day or item twice.
  const query = { data, skipDuplicates: isChild(list) } as never;
  if (list === 'doses') return db().dose.createMany(query);
  if (list === 'completions') return db().routineCompletion.createMany(query);
  if (list === 'checks') return db().skillCheck.createMany(query);
  return collectionTable(list).createMany(query);
}

/** The pet and its entries. Doses, completions and checked items go and return with others. */
function rowsOf({ id: petId, rows }: ValidPet): ImportedRows {
  const lists = [...rows].flatMap(([collection, all]) =>
    isChild(collection) ? [] : all.map(({ id }) => ({ collection, entryId: String(id) })),
  );
  const entries = [...rows.values()].reduce((sum, all) => sum + all.length, 0);
  return { petId, rows: [{ collection: 'pets', entryId: petId }, ...lists], entries };
}

/**
 * @param importId a started import of the viewer
 * @returns false if the pet was imported before @throws AppError limit_reached, not_found after the import's undo
 */
export function importPet(viewer: Viewer, pet: ValidPet, at: Date, importId: string): Promise<boolean> {
  const { id, profile, rows } = pet;
  return transaction(async () => {
    // Locked, because two simultaneous imports would both find nothing stored.
    await holdMember(viewer.userId);
    if ((await db().pet.count({ where: { id } })) > 0) return false;
    const { input, archivedAt } = profile;
    await createPet(viewer, input, at, id);
    if (archivedAt) await db().pet.update({ where: { id }, data: { archivedAt }, select: { id: true } });
    const access = await findPetAccess(viewer, id, 'own', at);
    if (!access) throw notFoundError();
    for (const [list, all] of rows) {
      await requireRows(access, list, { rows: all.length });
      const values = valuesOf(list, access, at);
      for (let from = 0; from < all.length; from += PART) {
        const part = all.slice(from, from + PART);
        await insertRows(
          list,
          part.map((columns) => ({ ...columns, ...values })),
        );
      }
    }
    await addToImport({ importId, userId: viewer.userId }, rowsOf(pet));
    return true;
  }, LONGEST_MS);
}
