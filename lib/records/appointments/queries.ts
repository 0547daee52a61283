import 'server-only';
import { entriesOf, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import {
  type AttributionRow,
  attributeTo,
  attributionColumns,
  type PageEntry,
  toPageEntry,
  type WithAttribution,
} from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, toPage, upcomingPageArguments } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { type Appointment, type AppointmentRow, appointmentColumns, toAppointment, upcomingSince } from './appointment';
import { type CalendarRow, calendarColumns } from './calendar-event';
import { appointmentLimits } from './vocabulary';

const PAST = 20;

export interface AppointmentBook {
  pet: { id: string; name: string };
  upcoming: Page<PageEntry<Appointment>>;
  past: Page<PageEntry<Appointment>>;
  pastCount: number;
  recorded: string[];
}

type BookEntry = AppointmentRow & AttributionRow;
type BookRow = { petName: string; pastCount: number; recorded: boolean } & (BookEntry | { id: null });

export async function getAppointmentBook(access: PetAccess<'view'>, at: Date): Promise<AppointmentBook> {
  const since = upcomingSince(at);
  const rows = await db().$queryRaw<BookRow[]>`
    SELECT p."name" AS "petName", (SELECT count(*)::int FROM "Appointment" WHERE "petId" = p."id"
        AND "deletedAt" IS NULL AND "startsAt" < ${since}) AS "pastCount", a."id", a."startsAt", a."timeZone", a."durationMinutes", a."kind", a."title",
      a."place", a."note", a."status", a."reminderMinutesBefore", a."seriesId",
      a."createdById", a."updatedById", a."updatedAt",
      EXISTS (SELECT 1 FROM "VetRecord" v WHERE v."appointmentId" = a."id" AND v."deletedAt" IS NULL) AS "recorded"
    FROM "Pet" p LEFT JOIN LATERAL (
      (SELECT * FROM "Appointment" WHERE "petId" = p."id" AND "deletedAt" IS NULL AND "startsAt" >= ${since}
        ORDER BY "startsAt", "id" LIMIT ${appointmentLimits.upcoming + 1})
      UNION ALL
      (SELECT * FROM "Appointment" WHERE "petId" = p."id" AND "deletedAt" IS NULL AND "startsAt" < ${since}
        ORDER BY "startsAt" DESC, "id" DESC LIMIT ${PAST + 1})
    ) a ON true
    WHERE p."id" = ${access.petId}::uuid AND p."deletedAt" IS NULL`;
  const [first] = rows;
  if (!first) throw notFoundError();
  const entries = rows.filter((row): row is BookRow & BookEntry => row.id !== null);
  // UNION ALL in a join guarantees no order.
  const upcoming = entries.filter(({ startsAt }) => startsAt >= since).sort(bySoonest);
  const before = entries.filter(({ startsAt }) => startsAt < since).sort((a, b) => bySoonest(b, a));
  const [ahead, past] = [
    toPage(upcoming, { limit: appointmentLimits.upcoming }, 'startsAt'),
    toPage(before, { limit: PAST }, 'startsAt'),
  ];
  return {
    pet: { id: access.petId, name: first.petName },
    upcoming: { ...ahead, items: ahead.items.map(toPageEntry(access, toAppointment)) },
    past: { ...past, items: past.items.map(toPageEntry(access, toAppointment)) },
    pastCount: first.pastCount,
    recorded: entries.filter(({ recorded }) => recorded).map(({ id }) => id),
  };
}

export async function listUpcoming(
  access: PetAccess<'view'>,
  page: PageQuery,
  at: Date,
): Promise<Page<WithAttribution<Appointment>>> {
  const { where, ...order } = upcomingPageArguments(page, 'startsAt');
  const ahead = {
    petId: access.petId,
    ...notDeleted,
    startsAt: { gte: upcomingSince(at) },
    pet: notDeleted,
  };
  const rows = await db().appointment.findMany({
    where: { AND: [ahead, where] },
    ...order,
    select: { ...appointmentColumns, ...attributionColumns },
  });
  const { items, nextCursor } = toPage(rows, page, 'startsAt');
  return { items: items.map(attributeTo(access, toAppointment)), nextCursor };
}

function bySoonest(a: AppointmentRow, b: AppointmentRow): number {
  return a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1);
}

export async function getCalendarRow(access: PetAccess<'view'>, id: string): Promise<CalendarRow> {
  const where = { id: isId(id) ? id : '', ...entriesOf(access) };
  const row = where.id
    ? await db().appointment.findFirst({ relationLoadStrategy: 'join', where, select: calendarColumns })
    : null;
  if (!row) throw notFoundError();
  return row;
}
