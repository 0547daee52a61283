import 'server-only';
import type { FeedAccess } from '@/lib/access/feed-access';
import type { Viewer } from '@/lib/access/viewer';
import { calendarColumns } from '@/lib/appointments/calendar-event';
import { addMs, DAY } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { unseal } from '@/lib/core/secrets';
import type { FedPet } from './events';
import type { FeedKind } from './vocabulary';

export const SEAL_PURPOSE = 'calendar-feed';

export interface Feed {
  exists: boolean;
  /** Null while there is none, and when AUTH_SECRET is no longer the one it was made with. */
  url: string | null;
  petId: string | null;
  kinds: FeedKind[];
  /** ISO 8601, UTC; when a calendar last asked. */
  lastReadAt: string | null;
}

export function feedUrl(feedKey: string): string {
  return new URL(`/api/calendar/${feedKey}.ics`, env().APP_URL).href;
}

const none: Feed = { exists: false, url: null, petId: null, kinds: [], lastReadAt: null };

/** The calendar feed of a member. */
export async function getFeed(viewer: Viewer): Promise<Feed> {
  const row = await db().calendarFeed.findUnique({
    where: { userId: viewer.userId },
    select: { keySealed: true, petId: true, kinds: true, lastReadAt: true },
  });
  if (!row) return none;
  const feedKey = unseal(SEAL_PURPOSE, row.keySealed);
  return {
    exists: true,
    url: feedKey && feedUrl(feedKey),
    petId: row.petId,
    kinds: row.kinds as FeedKind[],
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Phones forget nothing by themselves: what is longer ago than this leaves the calendar again. */
const BACK = 90 * DAY;
const MOST = 500;

/**
 * The pets of a feed with what a calendar is told of them, whatever kinds were chosen; what was deleted and lies ahead
 * is there too, so that calendars take it out. One round trip.
 */
export async function listFedPets(access: FeedAccess, at: Date): Promise<FedPet[]> {
  const since = addMs(at, -BACK);
  const visible = { OR: [{ deletedAt: null }, { deletedAt: { not: null }, startsAt: { gt: at } }] };
  return db().pet.findMany({
    relationLoadStrategy: 'join',
    where: {
      ownerId: access.userId,
      deletedAt: null,
      ...(access.petId !== null && { id: access.petId }),
    },
    orderBy: { id: 'asc' },
    select: {
      name: true,
      appointments: {
        where: { startsAt: { gte: since }, ...visible },
        orderBy: { startsAt: 'desc' },
        take: MOST,
        select: calendarColumns,
      },
      vetRecords: {
        where: { deletedAt: null, followedUpAt: null, followUpOn: { gte: since } },
        orderBy: { followUpOn: 'desc' },
        take: MOST,
        select: { id: true, followUpOn: true, createdAt: true, updatedAt: true },
      },
    },
  });
}
