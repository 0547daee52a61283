import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { unauthenticatedError } from '@/lib/core/errors';

export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
  firebaseId: string;
  locale: string;
  timeZone: string | null;
  weightUnit: string;
  temperatureUnit: string;
}

/** The member as the HTTP contract shows them. The proof carries it: no further question to the database. */
export function currentUser(viewer: Viewer): CurrentUser {
  const { userId, email, firstName, lastName, name, shortId, firebaseId, locale } = viewer;
  const { timeZone, weightUnit, temperatureUnit } = viewer;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    name,
    shortId,
    firebaseId,
    locale,
    timeZone,
    weightUnit,
    temperatureUnit,
  };
}

export interface Profile extends CurrentUser {
  photoUrl: string | null;
  reminderMail: boolean;
  summaryAt: string | null;
  shareNotice: boolean;
  hasPassword: boolean;
  /** Whether a link or code has proven the address. */
  verified: boolean;
}

const profileColumns = {
  photoKey: true,
  reminderMail: true,
  summaryAt: true,
  shareNotice: true,
  passwordHash: true,
  verifiedAt: true,
} as const;

/** Everything that a member sees of their own account. @throws AppError unauthenticated when it has just been deleted */
export async function getProfile(viewer: Viewer): Promise<Profile> {
  const row = await db().user.findUnique({ where: { id: viewer.userId }, select: profileColumns });
  if (!row) throw unauthenticatedError();
  const { photoKey, passwordHash, verifiedAt, ...settings } = row;
  return {
    ...currentUser(viewer),
    ...settings,
    photoUrl: photoKey && `/api/users/${viewer.userId}/photo?v=${photoKey.slice(-12)}`,
    hasPassword: passwordHash !== null,
    verified: verifiedAt !== null,
  };
}

/** The storage key of the member's photo. */
export async function findOwnPhotoKey(viewer: Viewer): Promise<string | null> {
  const row = await db().user.findUnique({ where: { id: viewer.userId }, select: { photoKey: true } });
  return row?.photoKey ?? null;
}

export interface SessionEntry {
  id: string;
  /** Coarse: "Chrome, Android". */
  device: string;
  remember: boolean;
  /** ISO 8601 UTC. */
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** The member's living sessions, the last used first (R6.8). */
export async function listSessions(viewer: Viewer, at: Date): Promise<SessionEntry[]> {
  const rows = await db().session.findMany({
    where: { userId: viewer.userId, expiresAt: { gt: at } },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, device: true, remember: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    take: 100,
  });
  return rows.map(({ createdAt, lastSeenAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: row.id === viewer.sessionId,
  }));
}
