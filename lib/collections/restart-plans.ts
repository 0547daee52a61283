import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';

/** Must run before the pause is cleared, so that nothing from the pause becomes overdue. */
export async function restartPlans({ petId }: PetAccess<'edit'>, at: Date): Promise<void> {
  await db().$executeRaw`
    WITH paused AS (
      SELECT "id", LEAST("deletedAt", "archivedAt", "deceasedOn"::timestamptz) AS "since" FROM "Pet"
      WHERE "id" = ${petId}::uuid AND COALESCE("deletedAt", "archivedAt", "deceasedOn"::timestamptz) IS NOT NULL
    ), routines AS (
      UPDATE "Routine" SET "plannedFrom" = ${at},
        "pastPlans" = CASE WHEN jsonb_array_length("pastPlans") < 20 THEN "pastPlans" ELSE "pastPlans" - 0 END
          || jsonb_build_array(jsonb_build_object(
            'weekdays', "weekdays", 'timeOfDay', "timeOfDay", 'timeZone', "timeZone",
            'from', "plannedFrom", 'until', GREATEST("plannedFrom", paused."since")))
      FROM paused WHERE "petId" = paused."id" AND "deletedAt" IS NULL
    )
    UPDATE "Medication" SET "plannedFrom" = ${at},
      "pastPlans" = CASE WHEN jsonb_array_length("pastPlans") < 20 THEN "pastPlans" ELSE "pastPlans" - 0 END
        || jsonb_build_array(jsonb_build_object(
          'frequency', "frequency", 'startsOn', "startsOn", 'endsOn', "endsOn", 'reminders', "reminders",
          'timeZone', "timeZone", 'from', "plannedFrom", 'until', GREATEST("plannedFrom", paused."since")))
    FROM paused WHERE "petId" = paused."id" AND "deletedAt" IS NULL`;
}
