import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { ownUsageQuery, type StorageUse, toStorageUse } from '@/lib/collections/quota';
import { isOidcOnly, oidcName } from '@/lib/core/auth/oidc';
import { SESSION_IDLE } from '@/lib/core/auth/session';
import { db } from '@/lib/core/db/client';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { unauthenticatedError } from '@/lib/core/runtime/errors';
import { addMs } from '@/lib/core/time/dates';

export type CurrentUser = { id: string; name: string } & Pick<
  Viewer,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'shortId'
  | 'firebaseId'
  | 'locale'
  | 'weightUnit'
  | 'temperatureUnit'
  | 'englishFormat'
> & { timeZone: string | null };

export function currentUser(viewer: Viewer): CurrentUser {
  const { userId, email, firstName, lastName, name, shortId, firebaseId, locale } = viewer;
  const { timeZone, isTimeZoneKnown, weightUnit, temperatureUnit, englishFormat } = viewer;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    name,
    shortId,
    firebaseId,
    locale,
    timeZone: isTimeZoneKnown ? timeZone : null,
    weightUnit,
    temperatureUnit,
    englishFormat,
  };
}

export type Profile = CurrentUser & {
  photoUrl: string | null;
  reminderMail: boolean;
  summaryAt: string | null;
  shareNotice: boolean;
  hasPassword: boolean;
  verified: boolean;
};

type ProfileRow = Pick<Profile, 'reminderMail' | 'summaryAt' | 'shareNotice'> & {
  photoKey: string | null;
  passwordHash: string | null;
  verifiedAt: Date | null;
};

const profileColumns = {
  photoKey: true,
  reminderMail: true,
  summaryAt: true,
  shareNotice: true,
  passwordHash: true,
  verifiedAt: true,
} as const;

function toProfile(viewer: Viewer, row: ProfileRow): Profile {
  const { photoKey, passwordHash, verifiedAt, reminderMail, summaryAt, shareNotice } = row;
  return {
    ...currentUser(viewer),
    reminderMail,
    summaryAt,
    shareNotice,
    photoUrl: photoKey && `/api/users/${viewer.userId}/photo?v=${photoKey.slice(-12)}`,
    hasPassword: passwordHash !== null,
    verified: verifiedAt !== null,
  };
}

export async function getProfile(viewer: Viewer): Promise<Profile> {
  const row = await db().user.findUnique({ where: { id: viewer.userId }, select: profileColumns });
  if (!row) throw unauthenticatedError();
  return toProfile(viewer, row);
}

export async function findOwnPhotoKey(viewer: Viewer): Promise<string | null> {
  const row = await db().user.findUnique({ where: { id: viewer.userId }, select: { photoKey: true } });
  return row?.photoKey ?? null;
}

export interface SessionEntry {
  id: string;
  device: string;
  remember: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  current: boolean;
}

type SessionRow = { id: string; device: string; remember: boolean; createdAt: Date; lastSeenAt: Date; expiresAt: Date };

function toSessionEntry(viewer: Viewer, { id, device, remember, ...times }: SessionRow): SessionEntry {
  return {
    id,
    device,
    remember,
    createdAt: times.createdAt.toISOString(),
    lastSeenAt: times.lastSeenAt.toISOString(),
    expiresAt: times.expiresAt.toISOString(),
    current: id === viewer.sessionId,
  };
}

const SESSIONS_SHOWN = 100;

export async function listSessions(viewer: Viewer, at: Date): Promise<SessionEntry[]> {
  const rows = await db().session.findMany({
    where: { userId: viewer.userId, expiresAt: { gt: at }, lastSeenAt: { gt: addMs(at, -SESSION_IDLE) } },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, device: true, remember: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    take: SESSIONS_SHOWN,
  });
  return rows.map((row) => toSessionEntry(viewer, row));
}

export interface Account {
  /** `remember` of this session. `provider` confirms the user in place of password and code; null if it does not. */
  profile: Profile & { remember: boolean; provider: string | null };
  sessions: SessionEntry[];
  /** True if the user gave or received a pet by handover. */
  hasProofs: boolean;
  storage: StorageUse;
}

type AccountRow = ProfileRow & SessionRow & Pick<Account, 'hasProofs'> & { bytes: string; files: number };

export async function getAccount(viewer: Viewer, at: Date): Promise<Account> {
  const rows = await db().$queryRaw<AccountRow[]>`
    SELECT s."id", s."device", s."remember", s."createdAt", s."lastSeenAt", s."expiresAt",
      u."photoKey", u."reminderMail", u."summaryAt", u."shareNotice", u."passwordHash", u."verifiedAt",
      EXISTS (SELECT 1 FROM "Handover" h WHERE h."acceptedAt" IS NOT NULL AND u."id" IN (h."fromId", h."toId")) AS "hasProofs",
      f."bytes", f."files"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" CROSS JOIN (${ownUsageQuery(viewer.userId)}) f
    WHERE s."userId" = ${viewer.userId}::uuid AND s."expiresAt" > ${at} AND s."lastSeenAt" > ${addMs(at, -SESSION_IDLE)}
    ORDER BY s."lastSeenAt" DESC LIMIT ${SESSIONS_SHOWN}`;
  const [first] = rows;
  if (!first) throw unauthenticatedError();
  const sessions = rows.map((row) => toSessionEntry(viewer, row));
  const { hasProofs } = first;
  const remember = sessions.some((session) => session.current && session.remember);
  const isConfirmedThere = isOidcOnly() || !(first.passwordHash || sendsMail());
  const profile = { ...toProfile(viewer, first), remember, provider: isConfirmedThere ? oidcName() : null };
  return { profile, sessions, hasProofs, storage: toStorageUse(first) };
}
