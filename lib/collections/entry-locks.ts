import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { dayFromColumn } from '@/lib/core/time/dates';
import type { CollectionEntry } from './collection-entry';
import type { CollectionPet } from './collection-pet';

type PetRow = { type: string; dateOfBirth: Date | null; deceasedOn: Date | null };

export async function lockPet({ petId }: PetAccess<'edit'>, remindAt: Date | null): Promise<CollectionPet> {
  // The lock keeps type and date of birth unchanged from the check to the end of the transaction.
  const [pet] = await (remindAt
    ? db().$queryRaw<PetRow[]>`
        UPDATE "Pet" SET "remindAt" = ${remindAt} WHERE "id" = ${petId}::uuid AND "deletedAt" IS NULL
        RETURNING "type", "dateOfBirth", "deceasedOn"`
    : db().$queryRaw<PetRow[]>`
        SELECT "type", "dateOfBirth", "deceasedOn" FROM "Pet"
        WHERE "id" = ${petId}::uuid AND "deletedAt" IS NULL FOR SHARE`);
  if (!pet) throw notFoundError();
  return {
    type: pet.type,
    dateOfBirth: pet.dateOfBirth && dayFromColumn(pet.dateOfBirth),
    deceasedOn: pet.deceasedOn && dayFromColumn(pet.deceasedOn),
  };
}

interface LockedColumns {
  table: CollectionEntry['table'];
  id: string;
  columns: readonly string[];
}

export interface LockedRow extends Record<string, unknown> {
  updatedAt: Date;
  deletedAt: Date | null;
}

/** Also finds entries in the bin. @throws AppError not_found */
export async function lockEntry(
  { petId }: PetAccess<'edit'>,
  { table, id, columns }: LockedColumns,
): Promise<LockedRow> {
  const readColumns = Prisma.raw([...columns, 'updatedAt', 'deletedAt'].map((column) => `"${column}"`).join(', '));
  const [row] = await db().$queryRaw<LockedRow[]>`
    SELECT ${readColumns} FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid AND "petId" = ${petId}::uuid FOR UPDATE`;
  if (!row) throw notFoundError();
  return row;
}
