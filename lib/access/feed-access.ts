import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';

declare const proof: unique symbol;

export interface FeedAccess {
  readonly [proof]: true;
  readonly userId: string;
  readonly locale: Locale;
  /** IANA name; null until a browser reports one. */
  readonly timeZone: string | null;
  /** Null means all pets. Empty `kinds` means all kinds. */
  readonly petId: string | null;
  readonly kinds: readonly string[];
  readonly namesMedicines: boolean;
}

/** Minimum time between updates of `lastReadAt`, because calendars poll often. */
const NOTE_EVERY = 5 * MINUTE;

export async function findFeed(feedKey: string, at: Date): Promise<FeedAccess | null> {
  if (!isSecret(feedKey)) return null;
  const [feed] = await db().$queryRaw<FeedAccess[]>`
    WITH feed AS (
      SELECT f."userId", u."locale", u."timeZone", f."petId", f."kinds", f."namesMedicines" FROM "CalendarFeed" f JOIN "User" u ON u."id" = f."userId"
      WHERE f."keyHash" = ${hashSecret(feedKey)} AND u."suspendedAt" IS NULL
    ), seen AS (
      UPDATE "CalendarFeed" SET "lastReadAt" = ${at} WHERE "userId" = (SELECT "userId" FROM feed)
        AND ("lastReadAt" IS NULL OR "lastReadAt" < ${addMs(at, -NOTE_EVERY)})
    )
    SELECT * FROM feed`;
  return feed ?? null;
}
