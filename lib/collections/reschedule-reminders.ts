import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';

/** Includes entries without a reminder; the tick evaluates them and clears their time. */
function reschedule(whose: Prisma.Sql, at: Date): Promise<number> {
  return db().$executeRaw`
    WITH chosen AS (SELECT "id" FROM "Pet" WHERE ${whose} AND "deletedAt" IS NULL),
    routines AS (UPDATE "Routine" SET "remindAt" = ${at} FROM chosen WHERE "petId" = chosen."id" AND "deletedAt" IS NULL),
    medications AS (UPDATE "Medication" SET "remindAt" = ${at} FROM chosen WHERE "petId" = chosen."id" AND "deletedAt" IS NULL),
    appointments AS (UPDATE "Appointment" SET "remindAt" = ${at} FROM chosen
      WHERE "petId" = chosen."id" AND "deletedAt" IS NULL AND "status" = 'planned'),
    visits AS (UPDATE "VetRecord" SET "remindAt" = ${at} FROM chosen
      WHERE "petId" = chosen."id" AND "deletedAt" IS NULL AND "followUpOn" IS NOT NULL)
    UPDATE "Pet" SET "remindAt" = ${at} FROM chosen WHERE "Pet"."id" = chosen."id"`;
}

export async function reschedulePetReminders({ petId }: PetAccess<'edit'>, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"Pet"."id" = ${petId}::uuid`, at);
}

export async function rescheduleOwnReminders({ userId }: { userId: string }, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"ownerId" = ${userId}::uuid`, at);
}
