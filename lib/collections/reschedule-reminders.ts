import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';
import { collectionEntry, collectionNames } from './registry';

/** Built as raw SQL from registry constants only, so no injection is possible. */
const entries = collectionNames
  .map(collectionEntry)
  .filter(({ reminds }) => reminds === 'entry')
  .map(({ table, remindsWhile = 'true' }) => ({ table: Prisma.raw(`"${table}"`), while: Prisma.raw(remindsWhile) }));

/** Also updates entries without a reminder; the tick evaluates them and resets their time. */
function reschedule(condition: Prisma.Sql, at: Date): Promise<number> {
  const updates = entries.map(
    (entry, index) => Prisma.sql`entries${Prisma.raw(String(index))} AS (
      UPDATE ${entry.table} SET "remindAt" = ${at} FROM chosen
      WHERE "petId" = chosen."id" AND "deletedAt" IS NULL AND ${entry.while})`,
  );
  return db().$executeRaw`
    WITH chosen AS (SELECT "id" FROM "Pet" WHERE ${condition} AND "deletedAt" IS NULL),
    ${Prisma.join(updates)}
    UPDATE "Pet" SET "remindAt" = ${at} FROM chosen WHERE "Pet"."id" = chosen."id"`;
}

export async function reschedulePetReminders({ petId }: PetAccess<'edit'>, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"Pet"."id" = ${petId}::uuid`, at);
}

export async function rescheduleOwnReminders({ userId }: { userId: string }, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"ownerId" = ${userId}::uuid`, at);
}
