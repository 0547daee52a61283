import 'server-only';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';

declare const proof: unique symbol;

/** The proof that somebody has the key of a member's calendar feed: they may read what the member put into it. */
export interface FeedAccess {
  readonly [proof]: true;
  readonly userId: string;
  readonly locale: Locale;
  /** IANA name; null until the member's browser has told one. */
  readonly timeZone: string | null;
  /** Null for all pets of the member. */
  readonly petId: string | null;
  /** Empty for all. */
  readonly kinds: readonly string[];
  /** Whether doses are called by their medicine. */
  readonly namesMedicines: boolean;
}

/** Calendars ask often, and that they do is all that their owner wants to know. */
const NOTE_EVERY = 5 * MINUTE;

/** Null for wrong and ended keys and suspended members alike. One round trip, which notes the visit too. */
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
