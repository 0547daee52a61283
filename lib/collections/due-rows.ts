import 'server-only';
import { isActiveAt, isWriter } from '@/lib/access/people';
import { db, Prisma } from '@/lib/core/db/client';
import type { ReminderRow, ReminderSource, ReminderTable } from './reminder-source';

/** SQL condition: user `u` has a device or service to notify. Must match subscriptions.ts and services.ts of lib/core/push. */
const hasPushTarget = (at: Date) => Prisma.sql`(EXISTS (
    SELECT 1 FROM "PushSubscription" d JOIN "Session" s ON s."id" = d."sessionId"
    WHERE d."userId" = u."id" AND (s."remember" OR s."expiresAt" > ${at})
  ) OR EXISTS (SELECT 1 FROM "NotificationService" n WHERE n."userId" = u."id"))`;
const owner = (at: Date) => Prisma.sql`
  u."id" AS "userId", u."timeZone" AS "ownerZone", u."reminderMail", u."reminderPush", u."reminderRules",
  ${hasPushTarget(at)} AS "hasPushTarget", u."suspendedAt" IS NOT NULL AS "muted"`;

export const isReminded = Prisma.sql`COALESCE(m."reminders", ${isWriter})`;

export const remindedPeopleSql = (at: Date) => Prisma.sql`
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('memberId', m."id", 'userId', u."id", 'timeZone', u."timeZone",
      'writes', ${isWriter}, 'reminderMail', u."reminderMail", 'reminderPush', u."reminderPush",
      'reminderRules', u."reminderRules", 'hasPushTarget', ${hasPushTarget(at)}) ORDER BY m."joinedAt", m."id"), '[]')
    FROM "PetMember" m JOIN "User" u ON u."id" = m."userId" AND u."suspendedAt" IS NULL
    WHERE m."petId" = p."id" AND ${isActiveAt(at)} AND ${isReminded})`;

const pet = (at: Date) => Prisma.sql`
  p."id" AS "petId", ${remindedPeopleSql(at)} AS "people", (p."deletedAt" IS NOT NULL OR p."archivedAt" IS NOT NULL OR p."deceasedOn" IS NOT NULL) AS "paused"`;
const noPet = Prisma.sql`NULL::uuid AS "petId", NULL::jsonb AS "people", false AS "paused"`;

const isOfNoPet = (table: ReminderTable) => table === 'User' || table === 'Stay';

const timeColumn = (table: ReminderTable) => (table === 'User' ? 'summaryNextAt' : 'remindAt');

function joinsOf(table: ReminderTable): { alias: string; joins: string } {
  if (table === 'User') return { alias: 'u', joins: '"User" u' };
  if (table === 'Stay') return { alias: 'e', joins: '"Stay" e JOIN "User" u ON u."id" = e."ownerId"' };
  if (table === 'Pet') return { alias: 'p', joins: '"Pet" p JOIN "User" u ON u."id" = p."ownerId"' };
  const joins = `"${table}" e JOIN "Pet" p ON p."id" = e."petId" JOIN "User" u ON u."id" = p."ownerId"`;
  return { alias: 'e', joins };
}

/** Locks due rows until the transaction ends. Skips rows that another process locked. */
export async function claimDueRows<Row, Columns>(
  { table, columns, load }: ReminderSource<Row, Columns>,
  at: Date,
  limit: number,
): Promise<(ReminderRow & (Row | Columns))[]> {
  const { alias, joins } = joinsOf(table);
  const own = Prisma.raw(
    [...new Set(['id', 'createdAt', ...Object.keys(columns)])].map((column) => `${alias}."${column}"`).join(', '),
  );
  const time = Prisma.raw(`${alias}."${timeColumn(table)}"`);
  const rows = await db().$queryRaw<(ReminderRow & Columns)[]>`
    SELECT ${own}, ${time} AS "remindAt", ${owner(at)}, ${isOfNoPet(table) ? noPet : pet(at)}
    FROM ${Prisma.raw(joins)} WHERE ${time} <= ${at}
    ORDER BY ${time} LIMIT ${limit} FOR UPDATE OF ${Prisma.raw(alias)} SKIP LOCKED`;
  return rows.length > 0 && load ? load(rows) : rows;
}

export async function setNextEvaluation(table: ReminderTable, rows: readonly { id: string; next: Date | null }[]) {
  const next = JSON.stringify(rows.map((row) => ({ id: row.id, next: row.next })));
  await db().$executeRaw`
    UPDATE ${Prisma.raw(`"${table}"`)} e SET ${Prisma.raw(`"${timeColumn(table)}"`)} = v."next"
    FROM jsonb_to_recordset(${next}::jsonb) AS v("id" uuid, "next" timestamptz) WHERE e."id" = v."id"`;
}
