import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { EnglishFormat, Locale } from '../i18n/locales';
import type { TemperatureUnit, WeightUnit } from '../i18n/units';
import { hashSecret } from '../security/secrets';
import { addMs, DAY, HOUR, MINUTE } from '../time/dates';

/** Counted from the last request; the other two limits are absolute. */
export const SESSION_IDLE = 7 * DAY;
export const SESSION_REMEMBERED = 30 * DAY;
export const SESSION_BROWSER = 12 * HOUR;
const TOUCH_EVERY = 5 * MINUTE;

export interface SessionRow {
  sessionId: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  shortId: string;
  firebaseId: string;
  locale: Locale;
  timeZone: string | null;
  weightUnit: WeightUnit;
  temperatureUnit: TemperatureUnit;
  englishFormat: EnglishFormat | null;
  startedAt: Date;
  remember: boolean;
}

export function withViewer(secret: string, at: Date): Prisma.Sql {
  return Prisma.sql`
    WITH viewer AS (
      SELECT s."id" AS "sessionId", s."userId", u."email", u."firstName", u."lastName", u."shortId", u."firebaseId", u."locale",
        u."timeZone", u."weightUnit", u."temperatureUnit", u."englishFormat", s."createdAt" AS "startedAt", s."remember"
      FROM "Session" s JOIN "User" u ON u."id" = s."userId"
      WHERE s."secretHash" = ${hashSecret(secret)} AND s."expiresAt" > ${at} AND s."lastSeenAt" > ${addMs(at, -SESSION_IDLE)}
        AND u."suspendedAt" IS NULL
    ), seen AS (
      UPDATE "Session" SET "lastSeenAt" = ${at}
      WHERE "id" = (SELECT "sessionId" FROM viewer) AND "lastSeenAt" < ${addMs(at, -TOUCH_EVERY)}
    )`;
}
