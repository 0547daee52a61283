import 'server-only';
import { notFoundError } from '../runtime/errors';
import { db, requireTransaction } from './client';

// Lock the owner before counting rows against a maximum, so that concurrent inserts see each other. To avoid deadlocks,
// always in the order member, pet, entry.

/** @throws AppError not_found */
export async function holdMember(userId: string): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}

/** @throws AppError not_found, also for a pet in the bin */
export async function holdPet({ petId }: { petId: string }): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Pet" WHERE "id" = ${petId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}
