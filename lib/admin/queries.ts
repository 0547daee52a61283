import 'server-only';
import type { Admin } from '@/lib/access/admin';
import { auditKey } from '@/lib/core/audit';
import { addMs, DAY } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import { type Page, pageArguments, toPage } from '@/lib/core/http/pagination';
import type { AuditQuery, FeedbackQuery, UsersQuery } from './schema';

export interface UserEntry {
  id: string;
  email: string;
  name: string;
  shortId: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  suspended: boolean;
  verified: boolean;
  /** How many living sessions and pets there are; nothing of a pet is ever shown here. */
  sessions: number;
  pets: number;
}

/** Users by a part of their address, name or short id, newest first. */
export async function listUsers(_admin: Admin, { q, ...page }: UsersQuery): Promise<Page<UserEntry>> {
  const { where, ...order } = pageArguments(page);
  const part = { contains: q, mode: 'insensitive' as const };
  const search = q === '' ? {} : { OR: [{ email: part }, { firstName: part }, { lastName: part }, { shortId: part }] };
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
      _count: { select: { sessions: true, pets: true } },
    },
  });
  return toPage(
    rows.map((row) => ({
      id: row.id,
      email: row.email,
      name: `${row.firstName} ${row.lastName}`.trim(),
      shortId: row.shortId,
      createdAt: row.createdAt.toISOString(),
      suspended: row.suspendedAt !== null,
      verified: row.verifiedAt !== null,
      sessions: row._count.sessions,
      pets: row._count.pets,
    })),
    page,
  );
}

export interface DayCounts {
  /** YYYY-MM-DD, UTC. */
  day: string;
  users: number;
  signIns: number;
  shares: number;
  pageViews: number;
}

/** Counts of each of the last days, the oldest first, days without anything included. One round trip. */
export async function countByDay(_admin: Admin, at: Date, days = 30): Promise<DayCounts[]> {
  const since = addMs(at, -(days - 1) * DAY);
  return db().$queryRaw<DayCounts[]>`
    SELECT to_char(d, 'YYYY-MM-DD') AS "day",
      (SELECT count(*)::int FROM "User" WHERE "createdAt" >= d AND "createdAt" < d + interval '1 day') AS "users",
      (SELECT count(*)::int FROM "AuditEvent" WHERE "action" = 'sign_in' AND "at" >= d AND "at" < d + interval '1 day') AS "signIns",
      (SELECT count(*)::int FROM "AuditEvent" WHERE "action" = 'share_made' AND "at" >= d AND "at" < d + interval '1 day') AS "shares",
      (SELECT coalesce(sum("views"), 0)::int FROM "PageView" WHERE "day" = d::date) AS "pageViews"
    FROM generate_series(date_trunc('day', ${since}::timestamptz AT TIME ZONE 'UTC'),
                         date_trunc('day', ${at}::timestamptz AT TIME ZONE 'UTC'), interval '1 day') AS d
    ORDER BY d`;
}

export interface AuditEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  actorKind: string;
  action: string;
  network: string | null;
  device: string | null;
  /** Whether it was done to the user that the list is about, by somebody else. */
  onUser: boolean;
}

/** The audit log, newest first; of one user when an id is given. Without the id nobody can tell whom an event is about. */
export async function listAuditEvents(_admin: Admin, { userId, ...page }: AuditQuery): Promise<Page<AuditEntry>> {
  const { where, ...order } = pageArguments(page);
  const key = userId === undefined ? null : auditKey(userId);
  const about = key ? { OR: [{ actorKey: key }, { subjectKey: key }] } : {};
  const rows = await db().auditEvent.findMany({
    where: { AND: [where, about] },
    ...order,
    select: { id: true, at: true, actorKind: true, action: true, network: true, device: true, subjectKey: true },
  });
  return toPage(
    rows.map(({ at, subjectKey, ...row }) => ({ ...row, at: at.toISOString(), onUser: subjectKey !== null })),
    page,
  );
}

export interface FeedbackEntry {
  id: string;
  kind: string;
  stars: number | null;
  text: string;
  email: string;
  /** ISO 8601 UTC. */
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
}

/** Suggestions, messages and ratings, newest first; only those without an answer when asked so. */
export async function listFeedback(_admin: Admin, { open, ...page }: FeedbackQuery): Promise<Page<FeedbackEntry>> {
  const { where, ...order } = pageArguments(page);
  const rows = await db().feedback.findMany({
    where: { AND: [where, open ? { answeredAt: null } : {}] },
    ...order,
    select: {
      id: true,
      kind: true,
      stars: true,
      text: true,
      createdAt: true,
      answer: true,
      answeredAt: true,
      user: { select: { email: true } },
    },
  });
  return toPage(
    rows.map(({ user, createdAt, answeredAt, ...row }) => ({
      ...row,
      email: user.email,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    page,
  );
}

/** What the mail of an answer needs; null when the member has gone meanwhile. */
export async function findAnswer(feedbackId: string) {
  const row = await db().feedback.findUnique({
    where: { id: feedbackId },
    select: { text: true, answer: true, user: { select: { email: true, locale: true } } },
  });
  if (!row?.answer) return null;
  return { text: row.text, answer: row.answer, email: row.user.email, locale: row.user.locale };
}
