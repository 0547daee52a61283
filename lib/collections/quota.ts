import 'server-only';
import type { WriteAccess } from '@/lib/access/pet-access';
import { db, Prisma, requireTransaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { STORAGE_LIMIT } from '@/lib/core/storage/storage-limit';

/** Bytes are a string, because their sum exceeds the number type of the database driver. */
interface StoredUsage {
  bytes: string;
  files: number;
}

/** Must run in the transaction that inserts the row. The lock keeps parallel uploads from passing the limit. */
export async function chargeQuota({ petId }: WriteAccess<'photos'>, bytes: number): Promise<void> {
  requireTransaction();
  const [owner] = await db().$queryRaw<{ id: string }[]>`
    SELECT u."id" FROM "User" u JOIN "Pet" p ON p."ownerId" = u."id"
    WHERE p."id" = ${petId}::uuid AND p."deletedAt" IS NULL FOR NO KEY UPDATE OF u`;
  if (!owner) throw notFoundError();
  // Runs as a separate statement, so that it sees rows inserted by the previous holder of the lock.
  const usage = await storedBy(Prisma.sql`p."ownerId" = ${owner.id}::uuid`);
  if (usage.bytes + bytes > STORAGE_LIMIT.bytes || usage.files >= STORAGE_LIMIT.files) {
    throw new AppError(
      'limit_reached',
      'Your storage is full: 500 MB or 1,000 files, with what was deleted in the last 30 days',
    );
  }
}

/** Must run before a pet changes hands, under the lock of its new owner. @throws AppError limit_reached */
export async function requireRoomFor(petId: string, ownerId: string): Promise<void> {
  requireTransaction();
  const { bytes, files } = await storedBy(Prisma.sql`p."ownerId" = ${ownerId}::uuid OR p."id" = ${petId}::uuid`);
  if (bytes > STORAGE_LIMIT.bytes || files > STORAGE_LIMIT.files) {
    throw new AppError('limit_reached', 'There is no room for its photos and documents');
  }
}

/** @param condition SQL condition on pets `p` */
async function storedBy(condition: Prisma.Sql): Promise<{ bytes: number; files: number }> {
  const [usage] = await db().$queryRaw<StoredUsage[]>`
    SELECT COALESCE(SUM(f."bytes"), 0)::text AS "bytes", COUNT(*)::int AS "files" FROM (
      SELECT "petId", "bytes" FROM "Photo" UNION ALL SELECT "petId", "bytes" FROM "Document"
    ) f JOIN "Pet" p ON p."id" = f."petId" WHERE ${condition}`;
  return { bytes: Number(usage?.bytes ?? 0), files: usage?.files ?? 0 };
}
