import 'server-only';
import { Prisma } from '@/prisma/client/client';
import type { TokenScope } from '@/prisma/client/enums';
import type { EnglishFormat, Locale } from '../i18n/locales';
import type { TemperatureUnit, WeightUnit } from '../i18n/units';
import { hashSecret } from '../security/secrets';
import { addMs, DAY, HOUR, MINUTE } from '../time/dates';

/** Counted from the last request; the other two limits are absolute. */
export const SESSION_IDLE = 7 * DAY;
export const SESSION_REMEMBERED = 30 * DAY;
export const SESSION_BROWSER = 12 * HOUR;
const TOUCH_EVERY = 5 * MINUTE;

interface UserColumns {
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
}

export interface SessionRow extends UserColumns {
  sessionId: string;
  provenAt: Date | null;
  remember: boolean;
  scopes: null;
  petIds: null;
}

export interface TokenRow extends UserColumns {
  scopes: readonly TokenScope[];
  /** Null for all pets of the user. */
  petIds: readonly string[] | null;
}

const userColumns = Prisma.sql`
  u."email", u."firstName", u."lastName", u."shortId", u."firebaseId", u."locale", u."timeZone", u."weightUnit",
  u."temperatureUnit", u."englishFormat"`;

export function withViewer(secret: string, at: Date): Prisma.Sql {
  return Prisma.sql`
    WITH viewer AS (
      SELECT s."id" AS "sessionId", s."userId", ${userColumns}, s."provenAt", s."remember",
        NULL::text[] AS "scopes", NULL::uuid[] AS "petIds"
      FROM "Session" s JOIN "User" u ON u."id" = s."userId"
      WHERE s."secretHash" = ${hashSecret(secret)} AND s."expiresAt" > ${at} AND s."lastSeenAt" > ${addMs(at, -SESSION_IDLE)}
        AND u."suspendedAt" IS NULL
    ), seen AS (
      UPDATE "Session" SET "lastSeenAt" = ${at}
      WHERE "id" = (SELECT "sessionId" FROM viewer) AND "lastSeenAt" < ${addMs(at, -TOUCH_EVERY)}
    )`;
}

/** Writes the day of use at most once a day. */
export function withTokenHolder(secretHash: Uint8Array, at: Date): Prisma.Sql {
  return Prisma.sql`
    WITH viewer AS (
      SELECT t."id" AS "tokenId", t."userId", ${userColumns}, t."scopes"::text[] AS "scopes",
        CASE WHEN t."allPets" THEN NULL ELSE ARRAY(
          SELECT p."petId" FROM "AccessTokenPet" p WHERE p."tokenId" = t."id"
        ) END AS "petIds"
      FROM "AccessToken" t JOIN "User" u ON u."id" = t."userId"
      WHERE t."secretHash" = ${secretHash} AND (t."endsAt" IS NULL OR t."endsAt" > ${at}) AND u."suspendedAt" IS NULL
    ), seen AS (
      UPDATE "AccessToken" SET "lastUsedOn" = used."day" FROM (
        SELECT "tokenId", (${at} AT TIME ZONE COALESCE("timeZone", 'UTC'))::date AS "day" FROM viewer
      ) used
      WHERE "id" = used."tokenId" AND ("lastUsedOn" IS NULL OR "lastUsedOn" < used."day")
    )`;
}
