import 'server-only';
import { notFoundError } from '../runtime/errors';
import { db, requireTransaction } from './client';

// These functions lock a row before counting, so that concurrent inserts see each other. They lock in the order member,
// pet, entry to avoid deadlocks.

export async function holdMember(userId: string): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}

export async function holdPet({ petId }: { petId: string }): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Pet" WHERE "id" = ${petId}::uuid AND "deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (rows.length === 0) throw notFoundError();
}
