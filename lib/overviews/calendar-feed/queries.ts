import 'server-only';
import type { FeedAccess } from '@/lib/access/feed-access';
import type { Viewer } from '@/lib/access/viewer';
import { env } from '@/lib/core/config/env';
import { db } from '@/lib/core/db/client';
import { unseal } from '@/lib/core/security/secrets';
import { addMs, DAY, dayFromColumn, dayIn } from '@/lib/core/time/dates';
import { calendarColumns } from '@/lib/records/appointments/calendar-event';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { medicationColumns, toMedication } from '@/lib/records/medications/medication';
import { routineColumns, toRoutine } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { toVaccination, vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import type { FedPet } from './events';
import type { FeedKind } from './vocabulary';

export const SEAL_PURPOSE = 'calendar-feed';

export interface Feed {
  exists: boolean;
  /** Null without a feed, and if AUTH_SECRET has changed since. */
  url: string | null;
  petId: string | null;
  kinds: FeedKind[];
  namesMedicines: boolean;
  lastReadAt: string | null;
}

export function feedUrl(feedKey: string): string {
  return new URL(`/api/calendar/${feedKey}.ics`, env().APP_URL).href;
}

const changed = { createdAt: true, updatedAt: true } as const;
const none: Feed = { exists: false, url: null, petId: null, kinds: [], namesMedicines: false, lastReadAt: null };

export async function getFeed(viewer: Viewer): Promise<Feed> {
  const row = await db().calendarFeed.findUnique({
    where: { userId: viewer.userId },
    select: { keySealed: true, petId: true, kinds: true, namesMedicines: true, lastReadAt: true },
  });
  if (!row) return none;
  const feedKey = unseal(SEAL_PURPOSE, row.keySealed);
  return {
    exists: true,
    url: feedKey && feedUrl(feedKey),
    petId: row.petId,
    kinds: row.kinds as FeedKind[],
    namesMedicines: row.namesMedicines,
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Phones never forget by themselves, so older events leave the feed. */
const BACK = 90 * DAY;
/** Per kind and pet: bounds the work for one calendar. */
const MOST = 500;

/** Like reminders, recurring events pause for archived and deceased pets. */
const isInactive = (pet: { archivedAt: Date | null; deceasedOn: Date | null }) =>
  Boolean(pet.archivedAt ?? pet.deceasedOn);

/** Includes deleted future appointments, so that calendars remove them. */
export async function listFedPets(access: FeedAccess, at: Date): Promise<FedPet[]> {
  const since = addMs(at, -BACK);
  const today = dayIn(at, access.timeZone ?? 'UTC');
  const visible = { OR: [{ deletedAt: null }, { deletedAt: { not: null }, startsAt: { gt: at } }] };
  const some = (kind: FeedKind) => (access.kinds.length === 0 || access.kinds.includes(kind) ? MOST : 0);
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: {
      ownerId: access.userId,
      deletedAt: null,
      ...(access.petId !== null && { id: access.petId }),
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      name: true,
      updatedAt: true,
      archivedAt: true,
      ...vaccinatedColumns,
      appointments: {
        where: { startsAt: { gte: since }, ...visible },
        orderBy: { startsAt: 'desc' },
        take: some('appointment'),
        select: calendarColumns,
      },
      vetRecords: {
        where: { deletedAt: null, followedUpAt: null, followUpOn: { gte: since } },
        orderBy: { followUpOn: 'desc' },
        take: some('follow_up'),
        select: { id: true, followUpOn: true, ...changed },
      },
      routines: {
        where: { deletedAt: null },
        orderBy: { id: 'asc' },
        take: Math.min(some('routine'), routineLimits.perPet),
        select: { ...routineColumns, ...changed },
      },
      allergies: { ...checkedAllergies, take: some('dose') && checkedAllergies.take },
      medications: {
        where: { deletedAt: null, OR: [{ endsOn: null }, { endsOn: { gte: since } }] },
        orderBy: { startsOn: 'desc' },
        take: some('dose'),
        select: { ...medicationColumns, ...changed },
      },
      vaccinations: {
        where: { deletedAt: null },
        orderBy: { givenOn: 'desc' },
        take: some('vaccination'),
        select: vaccinationColumns,
      },
    },
  });
  return rows.map(({ routines, allergies, medications, vaccinations, ...row }) => {
    const inactive = isInactive(row);
    const doses = vaccinations.map(toVaccination);
    const plan = inactive || some('vaccination') === 0 ? [] : datedVaccinations(toVaccinatedPet(row), doses, today);
    return {
      ...row,
      routines: inactive ? [] : routines.map((one) => ({ ...one, ...toRoutine(one) })),
      medications: inactive
        ? []
        : medications.map((one) => {
            const { allergyCheck, ...medication } = withAllergyCheck(toMedication(one), allergies);
            return { ...one, ...medication, warned: allergyCheck.conflicts.length > 0 };
          }),
      vaccinationDays: plan.map(({ due }) => due).filter((due) => due >= dayFromColumn(since)),
    };
  });
}
