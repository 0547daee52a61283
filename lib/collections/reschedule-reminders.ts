import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db, Prisma } from '@/lib/core/db/client';

/** Entries that have a reminder or could have one; the tick looks at them and sleeps again where there is none. */
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

/** Lets the next tick work out all reminders of a pet anew: it is back from the bin or the archive. One round trip. */
export async function reschedulePetReminders({ petId }: PetAccess<'edit'>, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"Pet"."id" = ${petId}::uuid`, at);
}

/** The same for all pets of a member, whose time zone or lead times have changed. */
export async function rescheduleOwnReminders({ userId }: { userId: string }, at: Date): Promise<void> {
  await reschedule(Prisma.sql`"ownerId" = ${userId}::uuid`, at);
}
