import 'server-only';
import type { FeedAccess } from '@/lib/access/feed-access';
import { notDeleted, visibleTo } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { env } from '@/lib/core/config/env';
import { db } from '@/lib/core/db/client';
import { unsealText } from '@/lib/core/security/secrets';
import { addMs, DAY, type Day, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { calendarColumns } from '@/lib/records/appointments/calendar-event';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { medicationColumns, toMedication } from '@/lib/records/medications/medication';
import { isOver } from '@/lib/records/medications/plan';
import { stockOf } from '@/lib/records/medications/stock';
import { routineColumns, toRoutine } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { toVaccination, vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import type { FeedPet } from './events';
import type { FeedKind } from './vocabulary';

export const SEAL_PURPOSE = 'calendar-feed';

export interface Feed {
  exists: boolean;
  /** Null without a feed, or if AUTH_SECRET has changed since. */
  url: string | null;
  petId: string | null;
  kinds: FeedKind[];
  namesMedicines: boolean;
  lastReadAt: string | null;
}

export function feedUrl(feedKey: string): string {
  return new URL(`/api/calendar/${feedKey}.ics`, env().APP_URL).href;
}

const changeColumns = { createdAt: true, updatedAt: true } as const;
const none: Feed = { exists: false, url: null, petId: null, kinds: [], namesMedicines: false, lastReadAt: null };

export async function getFeed(viewer: Viewer): Promise<Feed> {
  const row = await db().calendarFeed.findUnique({
    where: { userId: viewer.userId },
    select: { keySealed: true, petId: true, kinds: true, namesMedicines: true, lastReadAt: true },
  });
  if (!row) return none;
  const feedKey = unsealText(SEAL_PURPOSE, row.keySealed);
  return {
    exists: true,
    url: feedKey && feedUrl(feedKey),
    petId: row.petId,
    kinds: row.kinds as FeedKind[],
    namesMedicines: row.namesMedicines,
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Past events leave the feed after this time, because phones never delete them. */
const BACK = 90 * DAY;
const MAX_ROWS = 500;

const isInactive = (pet: { archivedAt: Date | null; deceasedOn: Date | null }) =>
  Boolean(pet.archivedAt ?? pet.deceasedOn);

interface FeedQuery {
  since: Date;
  at: Date;
  most: (kind: FeedKind) => number;
}

function feedEntryColumns({ since, at, most }: FeedQuery) {
  const visible = { OR: [{ deletedAt: null }, { deletedAt: { not: null }, startsAt: { gt: at } }] };
  return {
    id: true,
    name: true,
    updatedAt: true,
    archivedAt: true,
    ...vaccinatedColumns,
    appointments: {
      where: { startsAt: { gte: since }, ...visible },
      orderBy: { startsAt: 'desc' as const },
      take: most('appointment'),
      select: calendarColumns,
    },
    vetRecords: {
      where: { deletedAt: null, followedUpAt: null, followUpOn: { gte: since } },
      orderBy: { followUpOn: 'desc' as const },
      take: most('follow_up'),
      select: { id: true, followUpOn: true, ...changeColumns },
    },
    routines: {
      where: notDeleted,
      orderBy: { id: 'asc' as const },
      take: Math.min(most('routine'), routineLimits.perPet),
      select: { ...routineColumns, ...changeColumns },
    },
    allergies: { ...checkedAllergies, take: most('dose') && checkedAllergies.take },
    medications: {
      where: { deletedAt: null, OR: [{ endsOn: null }, { endsOn: { gte: since } }] },
      orderBy: { startsOn: 'desc' as const },
      take: most('dose'),
      select: { ...medicationColumns, ...changeColumns },
    },
    vaccinations: {
      where: notDeleted,
      orderBy: { givenOn: 'desc' as const },
      take: most('vaccination'),
      select: vaccinationColumns,
    },
  };
}

function findRows({ userId, petId }: FeedAccess, reading: FeedQuery) {
  return db().pet.findMany({
    relationLoadStrategy: 'join',
    where: {
      ...visibleTo({ userId, petIds: null }, reading.at),
      deletedAt: null,
      ...(petId !== null && { id: petId }),
    },
    orderBy: { id: 'asc' },
    select: feedEntryColumns(reading),
  });
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

/** @param today day in the owner's time zone */
function toFedPet(
  { routines, allergies, medications, vaccinations, ...row }: Row,
  today: Day,
  { since, at, most }: FeedQuery,
): FeedPet {
  if (isInactive(row)) return { ...row, routines: [], medications: [], vaccinationDays: [], estimatedDays: [] };
  const doses = vaccinations.map(toVaccination);
  const plan = most('vaccination') === 0 ? [] : datedVaccinations(toVaccinatedPet(row), doses, today);
  const recordedDays = new Set(plan.filter(({ certain }) => certain === 'vet').map(({ due }) => due));
  return {
    ...row,
    routines: routines.map((one) => ({ ...one, ...toRoutine(one) })),
    medications: medications.map((one) => {
      const { allergyCheck, ...medication } = withAllergyCheck(toMedication(one), allergies);
      const { runsOutOn } = (isOver(medication, today) ? null : stockOf(medication, today, at)) ?? { runsOutOn: null };
      return { ...one, ...medication, warned: allergyCheck.conflicts.length > 0, runsOutOn };
    }),
    vaccinationDays: plan.map(({ due }) => due).filter((due) => due >= dayFromColumn(since)),
    estimatedDays: plan.map(({ due }) => due).filter((due) => !recordedDays.has(due)),
  };
}

/** Includes deleted future appointments, so that calendars remove them. */
export async function listFeedPets(access: FeedAccess, at: Date): Promise<FeedPet[]> {
  const most = (kind: FeedKind) => (access.kinds.length === 0 || access.kinds.includes(kind) ? MAX_ROWS : 0);
  const reading = { since: addMs(at, -BACK), at, most };
  const today = dayIn(at, access.timeZone ?? 'UTC');
  const rows = await findRows(access, reading);
  return rows.map((row) => toFedPet(row, today, reading));
}
