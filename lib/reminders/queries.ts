import 'server-only';
import { activeAt, notDeleted, visibleTo } from '@/lib/access/filters';
import { isActiveAt } from '@/lib/access/people';
import type { Viewer } from '@/lib/access/viewer';
import { isReminded, remindedPeopleSql } from '@/lib/collections/due-rows';
import { activePet, type RemindedPerson } from '@/lib/collections/reminder-source';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { listServices, type NotificationService } from '@/lib/core/push/services';
import { listDevices, type PushDevice } from '@/lib/core/push/subscriptions';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { canWrite, type MemberRole, writingRoles } from '@/lib/page-context/roles';
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
  sendAt: true,
  pushState: true,
  mailState: true,
  acknowledgedAt: true,
  triedAt: true,
  sentAt: true,
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
  sendAt: Date;
  pushState: string | null;
  mailState: string | null;
  acknowledgedAt: Date | null;
  triedAt: Date | null;
  sentAt: Date | null;
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

interface OwnerRow {
  timeZone: string | null;
  reminderRules: unknown;
  role: MemberRole;
}

export async function findOwnerSettings(
  { userId, petId }: { userId: string; petId: string },
  at: Date,
): Promise<OwnerRow | null> {
  const [row] = await db().$queryRaw<OwnerRow[]>`
    SELECT u."timeZone", u."reminderRules", m."role" FROM "PetMember" m
    JOIN "Pet" p ON p."id" = m."petId" JOIN "User" u ON u."id" = p."ownerId"
    WHERE m."petId" = ${petId}::uuid AND m."userId" = ${userId}::uuid AND ${isActiveAt(at)} AND ${isReminded}`;
  return row ?? null;
}

/** Filters reminders whose task is not done and that have no reaction. One round trip. */
export async function listOpenReminders({ userId }: Viewer, ids: readonly string[]): Promise<{ open: string[] }> {
  if (ids.length === 0) return { open: [] };
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT r."id" FROM "Reminder" r
    WHERE r."userId" = ${userId}::uuid AND r."id" = ANY(${ids}::uuid[]) AND r."acknowledgedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "Dose" d WHERE d."medicationId" = r."sourceId" AND d."scheduledFor" = r."dueAt")
      AND NOT EXISTS (SELECT 1 FROM "RoutineCompletion" c JOIN "Routine" e ON e."id" = c."routineId"
        WHERE c."routineId" = r."sourceId" AND c."day" = (r."dueAt" AT TIME ZONE e."timeZone")::date)
      AND NOT EXISTS (SELECT 1 FROM "Appointment" a WHERE a."id" = r."sourceId" AND a."status" <> 'planned')
      AND NOT EXISTS (SELECT 1 FROM "VetRecord" v WHERE v."id" = r."sourceId" AND v."followedUpAt" IS NOT NULL)
      AND (EXISTS (SELECT 1 FROM "Dose" n WHERE n."id" = r."sourceId") OR NOT EXISTS (
        SELECT 1 FROM "PetMember" m JOIN "Reminder" o ON o."userId" = m."userId"
          AND o."kind" = r."kind" AND o."sourceId" = r."sourceId" AND o."dueAt" = r."dueAt"
        WHERE m."petId" = r."petId" AND o."acknowledgedAt" IS NOT NULL))`;
  return { open: rows.map(({ id }) => id) };
}

export interface RepeatedDose {
  petId: string;
  at: Date;
  medicine: string;
  writerId: string | null;
  people: RemindedPerson[];
}

export async function findRepeatedDose(doseId: string, at: Date): Promise<RepeatedDose | null> {
  const [row] = await db().$queryRaw<RepeatedDose[]>`
    SELECT d."petId", d."at", e."name" AS "medicine", COALESCE(d."updatedById", d."createdById") AS "writerId",
      ${remindedPeopleSql(at)} AS "people"
    FROM "Dose" d JOIN "Medication" e ON e."id" = d."medicationId" AND e."deletedAt" IS NULL
    JOIN "Pet" p ON p."id" = d."petId" AND p."deletedAt" IS NULL
    WHERE d."id" = ${doseId}::uuid AND d."reason" IS NOT NULL`;
  return row ?? null;
}

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

/** Memberships of users who get reminders. Same condition as `isReminded`, as a Prisma filter. */
const isRemindedFilter = (userId: string, at: Date) => ({
  userId,
  AND: [activeAt(at), { OR: [{ reminders: true }, { reminders: null, role: { in: writingRoles } }] }],
});

interface SummaryDay {
  day: Day;
  timeZone: string;
  at: Date;
}

export async function listForSummary(userId: string, { day, timeZone, at }: SummaryDay): Promise<SummaryPet[]> {
  const [from, to] = [toInstant(day, '00:00', timeZone), toInstant(addDays(day, 1), '00:00', timeZone)];
  const rows = await db().pet.findMany({
    relationLoadStrategy: 'join',
    where: { members: { some: isRemindedFilter(userId, at) }, ...activePet },
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

export interface RemindedPet {
  id: string;
  name: string;
  on: boolean;
}

export interface ReminderSettings extends ReminderRules {
  reminderPush: boolean;
  pets: RemindedPet[];
  devices: PushDevice[];
  services: NotificationService[];
}

const petsToRemindOf = (at: Date) => ({
  where: { ...activeAt(at), pet: activePet },
  orderBy: { petId: 'asc' as const },
  select: {
    role: true,
    reminders: true,
    pet: {
      select: {
        id: true,
        name: true,
        members: { where: { ...activeAt(at), userId: { not: null } }, take: 2, select: { id: true } },
      },
    },
  },
});

export async function getSettings(viewer: Viewer, at: Date): Promise<ReminderSettings> {
  const columns = { reminderPush: true, reminderRules: true, memberships: petsToRemindOf(at) };
  const [user, devices, services] = await Promise.all([
    db().user.findUniqueOrThrow({ relationLoadStrategy: 'join', where: { id: viewer.userId }, select: columns }),
    listDevices(viewer),
    listServices(viewer),
  ]);
  const pets = user.memberships
    .filter(({ pet }) => pet.members.length > 1)
    .map(({ role, reminders, pet: { id, name } }) => ({ id, name, on: reminders ?? canWrite(role) }));
  return { reminderPush: user.reminderPush, ...rulesOf(user.reminderRules), pets, devices, services };
}

/** Deliveries of the last 30 days, newest first. */
export async function listDeliveries({ userId }: Viewer, page: PageQuery, at: Date): Promise<Page<Delivery>> {
  const { where, ...order } = pageArguments(page);
  const reminderRows = await db().reminder.findMany({
    where: { AND: [{ userId, createdAt: { gte: addMs(at, -30 * DAY) } }, where] },
    ...order,
  });
  const { items, nextCursor } = toPage(reminderRows, page);
  const petIds = items.flatMap(({ petId }) => petId ?? []);
  const pets = await db().pet.findMany({
    where: { id: { in: petIds }, ...visibleTo({ userId, petIds: null }, at) },
    select: { id: true, name: true },
  });
  const names = new Map(pets.map(({ id, name }) => [id, name]));
  const deliveries = items.map((row) => toDelivery(row, (row.petId && names.get(row.petId)) ?? null));
  return { items: deliveries, nextCursor };
}
