import 'server-only';
import type { Admin } from '@/lib/access/admin';
import { withPlainDomain } from '@/lib/core/auth/plain-domain';
import { db, Prisma } from '@/lib/core/db/client';
import { foldedSql } from '@/lib/core/db/folded-sql';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { type ActorKind, type AuditAction, auditKey, auditTag } from '@/lib/core/security/audit';
import { foldLetters } from '@/lib/core/text/fold';
import { addMs, DAY } from '@/lib/core/time/dates';
import type { AuditQuery, FeedbackQuery, UsersQuery } from './schema';

export interface UserEntry {
  id: string;
  email: string;
  name: string;
  shortId: string;
  createdAt: string;
  suspended: boolean;
  verified: boolean;
  sessions: number;
}

const userText = Prisma.sql`concat_ws(' ', "email", "firstName", "lastName", "shortId")`;

async function findUserIds(q: string, { limit, cursor }: PageQuery): Promise<string[]> {
  const before = cursor === undefined ? Prisma.empty : Prisma.sql`AND "id" < ${cursor}::uuid`;
  // Folding accents is slow, and most texts are plain ASCII.
  const foldedName = Prisma.sql`CASE WHEN octet_length(${userText}) = char_length(${userText}) THEN lower(${userText})
    ELSE ${foldedSql(userText)} END`;
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE strpos(${foldedName}, ${foldLetters(q)}) > 0 ${before}
    ORDER BY "id" DESC LIMIT ${limit + 1}`;
  return rows.map(({ id }) => id);
}

/** Reveals nothing about pets to admins, not even how many a user has. */
export async function listUsers(_admin: Admin, { q, ...page }: UsersQuery, at: Date): Promise<Page<UserEntry>> {
  const { where, ...order } = pageArguments(page);
  const search = q === '' ? {} : { id: { in: await findUserIds(q, page) } };
  const rows = await db().user.findMany({
    where: { AND: [where, search] },
    ...order,
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      shortId: true,
      createdAt: true,
      suspendedAt: true,
      verifiedAt: true,
      _count: { select: { sessions: { where: { expiresAt: { gt: at } } } } },
    },
  });
  return toPage(
    rows.map((row) => ({
      id: row.id,
      email: withPlainDomain(row.email),
      name: `${row.firstName} ${row.lastName}`.trim(),
      shortId: row.shortId,
      createdAt: row.createdAt.toISOString(),
      suspended: row.suspendedAt !== null,
      verified: row.verifiedAt !== null,
      sessions: row._count.sessions,
    })),
    page,
  );
}

export interface DayCounts {
  /** UTC day. */
  day: string;
  users: number;
  signIns: number;
  shares: number;
  pageViews: number;
}

export interface Overview {
  users: number;
  suspended: number;
  signedIn: number;
  open: number;
  days: DayCounts[];
}

export async function getOverview(_admin: Admin, at: Date, days = 30): Promise<Overview> {
  const since = addMs(at, -(days - 1) * DAY);
  const [row] = await db().$queryRaw<Overview[]>`
    WITH days AS (
      SELECT g::date AS "date", g AT TIME ZONE 'UTC' AS "from", (g + interval '1 day') AT TIME ZONE 'UTC' AS "to"
      FROM generate_series(date_trunc('day', ${since}::timestamptz AT TIME ZONE 'UTC'),
                           date_trunc('day', ${at}::timestamptz AT TIME ZONE 'UTC'), interval '1 day') AS g
    ), counts AS (
      SELECT to_char("date", 'YYYY-MM-DD') AS "day",
        (SELECT count(*)::int FROM "User" WHERE "createdAt" >= "from" AND "createdAt" < "to") AS "users",
        (SELECT count(*)::int FROM "AuditEvent" WHERE "action" = 'sign_in' AND "at" >= "from" AND "at" < "to") AS "signIns",
        (SELECT count(*)::int FROM "AuditEvent" WHERE "action" = 'share_made' AND "at" >= "from" AND "at" < "to") AS "shares",
        (SELECT coalesce(sum("views"), 0)::int FROM "PageView" WHERE "PageView"."day" = "date") AS "pageViews"
      FROM days
    )
    SELECT (SELECT count(*)::int FROM "User") AS "users",
      (SELECT count(*)::int FROM "User" WHERE "suspendedAt" IS NOT NULL) AS "suspended",
      (SELECT count(DISTINCT "userId")::int FROM "Session" WHERE "expiresAt" > ${at}) AS "signedIn",
      (SELECT count(*)::int FROM "Feedback" WHERE "answeredAt" IS NULL AND "text" <> '') AS "open",
      (SELECT json_agg(counts ORDER BY "day") FROM counts) AS "days"`;
  if (!row) throw new Error('a query without FROM has one row');
  return row;
}

export interface AuditEntry {
  id: string;
  at: string;
  actorKind: ActorKind;
  /** Pseudonym, the same for all events of one person. It cannot be traced back to the person. */
  actor: string | null;
  own: boolean;
  action: AuditAction;
  subject: string | null;
  network: string | null;
  device: string | null;
}

/** Events can only be matched to a person by someone who has the user's id. */
export async function listAuditEvents(admin: Admin, { userId, ...page }: AuditQuery): Promise<Page<AuditEntry>> {
  const { where, ...order } = pageArguments(page);
  const key = userId === undefined ? null : auditKey(userId);
  const about = key ? { OR: [{ actorKey: key }, { subjectKey: key }] } : {};
  const rows = await db().auditEvent.findMany({ where: { AND: [where, about] }, ...order });
  const reader = auditTag(auditKey(admin.adminId));
  return toPage(
    rows.map(({ at, actorKey, action, subjectKey, ...row }) => ({
      ...row,
      at: at.toISOString(),
      action: action as AuditAction,
      actor: actorKey && auditTag(actorKey),
      own: actorKey !== null && auditTag(actorKey) === reader,
      subject: subjectKey && auditTag(subjectKey),
    })),
    page,
  );
}

export interface FeedbackEntry {
  id: string;
  kind: 'suggestion' | 'message' | 'rating';
  stars: number | null;
  text: string;
  email: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
}

type FeedbackRow = Omit<FeedbackEntry, 'createdAt' | 'answeredAt'> & { createdAt: Date; answeredAt: Date | null };

export async function listFeedback(_admin: Admin, { open, ...page }: FeedbackQuery): Promise<Page<FeedbackEntry>> {
  const { limit, cursor } = page;
  const rows = await db().$queryRaw<FeedbackRow[]>(Prisma.sql`
    SELECT f."id", f."kind", f."stars", f."text", u."email", f."createdAt", f."answer", f."answeredAt"
    FROM "Feedback" f JOIN "User" u ON u."id" = f."userId"
    WHERE ${cursor ? Prisma.sql`f."id" < ${cursor}::uuid` : Prisma.sql`true`}
      AND ${open ? Prisma.sql`f."answeredAt" IS NULL AND f."text" <> ''` : Prisma.sql`true`}
    ORDER BY f."id" DESC LIMIT ${limit + 1}`);
  return toPage(
    rows.map((row) => ({
      ...row,
      email: withPlainDomain(row.email),
      createdAt: row.createdAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
    })),
    page,
  );
}

export async function findAnswer(feedbackId: string) {
  const row = await db().feedback.findUnique({
    where: { id: feedbackId },
    select: { text: true, answer: true, user: { select: { email: true, locale: true } } },
  });
  if (!row?.answer) return null;
  return { text: row.text, answer: row.answer, email: row.user.email, locale: row.user.locale };
}
