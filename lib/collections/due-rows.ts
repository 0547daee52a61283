import 'server-only';
import { db, Prisma } from '@/lib/core/db/client';

export type ReminderTable = 'Routine' | 'Medication' | 'Appointment' | 'VetRecord' | 'Pet' | 'User';

export interface ReminderRow {
  id: string;
  /** When its next reminder was due, or when it was changed. */
  remindAt: Date;
  createdAt: Date;
  petId: string | null;
  userId: string;
  ownerZone: string | null;
  reminderMail: boolean;
  reminderPush: boolean;
  reminderRules: unknown;
  hasDevice: boolean;
  paused: boolean;
  muted: boolean;
}

/** Counts only devices that lib/core/push/subscriptions.ts would send to. */
const owner = (at: Date) => Prisma.sql`
  u."id" AS "userId", u."timeZone" AS "ownerZone", u."reminderMail", u."reminderPush", u."reminderRules",
  EXISTS (
    SELECT 1 FROM "PushSubscription" d JOIN "Session" s ON s."id" = d."sessionId"
    WHERE d."userId" = u."id" AND (s."remember" OR s."expiresAt" > ${at})
  ) AS "hasDevice",
  u."suspendedAt" IS NOT NULL AS "muted"`;
const paused = Prisma.sql`
  (p."deletedAt" IS NOT NULL OR p."archivedAt" IS NOT NULL OR p."deceasedOn" IS NOT NULL) AS "paused"`;

export function claimDueRows(
  table: ReminderTable,
  at: Date,
  limit: number,
): Promise<(ReminderRow & Record<string, unknown>)[]> {
  if (table === 'User') {
    return db().$queryRaw`
      SELECT u."id", u."createdAt", u."summaryAt", u."summaryNextAt" AS "remindAt", NULL::uuid AS "petId", false AS "paused", ${owner(at)}
      FROM "User" u WHERE u."summaryNextAt" <= ${at}
      ORDER BY u."summaryNextAt" LIMIT ${limit} FOR UPDATE OF u SKIP LOCKED`;
  }
  if (table === 'Pet') {
    return db().$queryRaw`
      SELECT p."id", p."id" AS "petId", p."remindAt", p."createdAt", p."type", p."dateOfBirth", p."deceasedOn",
        p."vaccineProfile", p."region", p."extraVaccines", p."highRisk", p."microchippedOn", ${owner(at)}, ${paused}
      FROM "Pet" p JOIN "User" u ON u."id" = p."ownerId"
      WHERE p."remindAt" <= ${at} ORDER BY p."remindAt" LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED`;
  }
  return db().$queryRaw`
    SELECT e.*, ${owner(at)}, ${paused}
    FROM ${Prisma.raw(`"${table}"`)} e JOIN "Pet" p ON p."id" = e."petId" JOIN "User" u ON u."id" = p."ownerId"
    WHERE e."remindAt" <= ${at} ORDER BY e."remindAt" LIMIT ${limit} FOR UPDATE OF e SKIP LOCKED`;
}

export async function setNextEvaluation(table: ReminderTable, rows: readonly { id: string; next: Date | null }[]) {
  const next = JSON.stringify(rows.map((row) => ({ id: row.id, next: row.next })));
  const column = Prisma.raw(table === 'User' ? '"summaryNextAt"' : '"remindAt"');
  await db().$executeRaw`
    UPDATE ${Prisma.raw(`"${table}"`)} e SET ${column} = v."next"
    FROM jsonb_to_recordset(${next}::jsonb) AS v("id" uuid, "next" timestamptz) WHERE e."id" = v."id"`;
}
