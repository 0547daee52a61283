import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import { db, Prisma, requireTransaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { MEGABYTE, storageLimit } from '@/lib/core/storage/storage-limit';

/** Bytes are text, because their sum exceeds the number type of the database driver. */
interface UsageRow {
  bytes: string;
  files: number;
}

const usageQuery = (condition: Prisma.Sql) => Prisma.sql`
  SELECT COALESCE(SUM(f."bytes"), 0)::text AS "bytes", COUNT(*)::int AS "files" FROM (
    SELECT "petId", "bytes", FALSE AS "isReceipt" FROM "Photo"
    UNION ALL SELECT "petId", "bytes", "expenseId" IS NOT NULL FROM "Document"
  ) f JOIN "Pet" p ON p."id" = f."petId" WHERE ${condition}`;

export interface StorageUse {
  megabytes: number;
  files: number;
  limit: { megabytes: number; files: number };
}

export const ownUsageQuery = (userId: string): Prisma.Sql => usageQuery(Prisma.sql`p."ownerId" = ${userId}::uuid`);

export function toStorageUse({ bytes, files }: UsageRow): StorageUse {
  const limit = storageLimit();
  return {
    megabytes: Number(bytes) / MEGABYTE,
    files,
    limit: { megabytes: limit.bytes / MEGABYTE, files: limit.files },
  };
}

/** Bytes and files that the user can still store. */
export async function findStorageRoom({ userId }: { userId: string }): Promise<{ bytes: number; files: number }> {
  const [usage, limit] = [await sumStorage(Prisma.sql`p."ownerId" = ${userId}::uuid`), storageLimit()];
  return { bytes: Math.max(0, limit.bytes - usage.bytes), files: Math.max(0, limit.files - usage.files) };
}

/** Call in the transaction that inserts the row. The lock keeps parallel uploads from both passing the limit. */
export async function chargeQuota({ petId }: WriteAccess<'photos'>, bytes: number): Promise<void> {
  requireTransaction();
  const [owner] = await db().$queryRaw<{ id: string }[]>`
    SELECT u."id" FROM "User" u JOIN "Pet" p ON p."ownerId" = u."id"
    WHERE p."id" = ${petId}::uuid AND p."deletedAt" IS NULL FOR NO KEY UPDATE OF u`;
  if (!owner) throw notFoundError();
  // Runs as a separate statement, so that it sees rows inserted by the previous holder of the lock.
  const usage = await sumStorage(Prisma.sql`p."ownerId" = ${owner.id}::uuid`);
  const limit = storageLimit();
  if (usage.files >= limit.files) throw fullStorageError('files', `${limit.files} files`);
  if (usage.bytes + bytes > limit.bytes) throw fullStorageError('bytes', `${limit.bytes / MEGABYTE} MB`);
}

function fullStorageError(limit: 'bytes' | 'files', amount: string): AppError {
  const message = `Your storage is full: at most ${amount}, with what was deleted in the last 30 days`;
  return new AppError('limit_reached', message, { limit });
}

/**
 * Must run before a pet changes hands, under the lock of its new owner. Receipts do not move with it.
 * @throws AppError limit_reached
 */
export async function requireRoomFor(petId: string, ownerId: string): Promise<void> {
  requireTransaction();
  const moves = Prisma.sql`(p."id" = ${petId}::uuid AND NOT f."isReceipt")`;
  const { bytes, files } = await sumStorage(Prisma.sql`p."ownerId" = ${ownerId}::uuid OR ${moves}`);
  const limit = storageLimit();
  if (bytes > limit.bytes || files > limit.files) {
    throw new AppError('limit_reached', 'There is no room for its photos and documents');
  }
}

async function sumStorage(condition: Prisma.Sql): Promise<{ bytes: number; files: number }> {
  const [usage] = await db().$queryRaw<UsageRow[]>(usageQuery(condition));
  return { bytes: Number(usage?.bytes ?? 0), files: usage?.files ?? 0 };
}
