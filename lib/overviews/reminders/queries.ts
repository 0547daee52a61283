import 'server-only';
import { notDeleted, ownedBy, visibleTo } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { activePet } from '@/lib/collections/reminder-source';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { listDevices, type PushDevice } from '@/lib/core/push/subscriptions';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { medicationColumns, toMedication } from '@/lib/records/medications/medication';
import { toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { toVaccination, vaccinationColumns } from '@/lib/records/vaccinations/vaccination';
import { type Delivery, toDelivery } from './delivery';
import { type ReminderRules, rulesOf } from './schema';
import type { SummaryPet } from './summary';

const recipient = { email: true, locale: true, englishFormat: true, timeZone: true } as const;

export const pendingColumns = {
  id: true,
  userId: true,
  petId: true,
  kind: true,
  sourceId: true,
  dueAt: true,
  pushState: true,
  mailState: true,
  acknowledgedAt: true,
  triedAt: true,
  user: {
    select: { ...recipient, suspendedAt: true, reminderMail: true, reminderRules: true },
  },
} as const;

export interface PendingReminder {
  id: string;
  userId: string;
  petId: string | null;
  kind: string;
  sourceId: string;
  dueAt: Date;
  pushState: string | null;
  mailState: string | null;
  acknowledgedAt: Date | null;
  triedAt: Date | null;
  user: {
    email: string;
    locale: string;
    englishFormat: string | null;
    timeZone: string | null;
    suspendedAt: Date | null;
    reminderMail: boolean;
    reminderRules: unknown;
  };
}

/** Oldest first, including those of a process that died while sending. */
export async function listWaiting(at: Date, limit: number): Promise<string[]> {
  const rows = await db().reminder.findMany({
    where: {
      createdAt: { gte: addMs(at, -3 * DAY) },
      sendAt: { lte: at },
      OR: [{ pushState: 'waiting' }, { mailState: 'waiting' }],
    },
    orderBy: { sendAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** One round trip. @param day in `timeZone` */
export async function listForSummary(userId: string, day: Day, timeZone: string): Promise<SummaryPet[]> {
  const [from, to] = [toInstant(day, '00:00', timeZone), toInstant(addDays(day, 1), '00:00', timeZone)];
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { ...ownedBy({ userId }), ...activePet },
    orderBy: { id: 'asc' },
    select: {
      name: true,
      ...vaccinatedColumns,
      vaccinations: { where: notDeleted, select: vaccinationColumns },
      routines: {
        where: notDeleted,
        select: { title: true, weekdays: true, timeOfDay: true, timeZone: true, plannedFrom: true },
      },
      allergies: checkedAllergies,
      medications: { where: notDeleted, select: medicationColumns },
      appointments: {
        where: { ...notDeleted, status: 'planned', startsAt: { gte: from, lt: to } },
        select: { title: true, kind: true, startsAt: true },
      },
      vetRecords: {
        where: { ...notDeleted, followedUpAt: null, followUpOn: { lte: dayToColumn(day) } },
        select: { reason: true },
      },
    },
  });
  return rows.map(({ name, routines, allergies, medications, appointments, vetRecords, vaccinations, ...rest }) => ({
    name,
    routines,
    medications: medications.map((one) => withAllergyCheck(toMedication(one), allergies)),
    appointments,
    followUps: vetRecords,
    pet: toVaccinatedPet(rest),
    vaccinations: vaccinations.map(toVaccination),
  }));
}

export interface ReminderSettings extends ReminderRules {
  reminderPush: boolean;
  devices: PushDevice[];
}

export async function getSettings(viewer: Viewer): Promise<ReminderSettings> {
  const columns = { reminderPush: true, reminderRules: true } as const;
  const [user, devices] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: viewer.userId }, select: columns }),
    listDevices(viewer),
  ]);
  return { reminderPush: user.reminderPush, ...rulesOf(user.reminderRules), devices };
}

/** Of the last 30 days, newest first. */
export async function listDeliveries({ userId }: Viewer, page: PageQuery, at: Date): Promise<Page<Delivery>> {
  const { where, ...order } = pageArguments(page);
  const found = await db().reminder.findMany({
    where: { AND: [{ userId, createdAt: { gte: addMs(at, -30 * DAY) } }, where] },
    ...order,
  });
  const { items, nextCursor } = toPage(found, page);
  const petIds = items.flatMap(({ petId }) => petId ?? []);
  const pets = await db().pet.findMany({
    where: { id: { in: petIds }, ...visibleTo({ userId }, at) },
    select: { id: true, name: true },
  });
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  const shown = items.map((row) => toDelivery(row, (row.petId && names.get(row.petId)) ?? null));
  return { items: shown, nextCursor };
}
