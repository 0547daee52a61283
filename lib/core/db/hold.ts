import 'server-only';
import { notFoundError } from '../runtime/errors';
import { db, requireTransaction } from './client';

// What counts rows against a maximum holds their owner first: of two that add at once the second then sees the row of the
// first. Always in the same order, so that nobody waits in a circle: the member, then the pet, then an entry of it.

/** Until the end of the transaction nobody else adds what a member has at most so many of. @throws AppError not_found */
export async function holdMember(userId: string): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}

/** The same for what a pet has at most so many of, or only once. @throws AppError not_found for a pet in the bin, too */
export async function holdPet({ petId }: { petId: string }): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Pet" WHERE "id" = ${petId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}
