import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { type ActivityValues, recordActivity, toActivityValues } from '@/lib/collections/activity';
import { attributeTo, attributionColumns, type WithAttribution } from '@/lib/collections/attribution';
import { requireRows } from '@/lib/collections/row-limits';
import type { Author } from '@/lib/collections/rules';
import { changedBy, createdBy } from '@/lib/collections/writer';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { instantFromJson } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { type Appointment, appointmentColumns, columnsOf, toAppointment } from './appointment';
import { appointments } from './collection';
import { moveDates } from './moved';
import type { AppointmentInput, AppointmentPatch } from './schema';
import { seriesStarts } from './series';

export function createAppointment(
  access: PetAccess<'edit'>,
  input: AppointmentInput,
  author: Author,
  id?: string,
): Promise<WithAttribution<Appointment>> {
  return transaction(async () => {
    const first = await appointments.create(access, input, author, id);
    if (!input.repeat) return first;
    const { timeZone, seriesId } = first;
    const later = seriesStarts(instantFromJson(first.startsAt), timeZone, input.repeat).slice(1);
    await requireRows(access, 'appointments', { rows: later.length });
    await db().appointment.createMany({
      data: later.map((startsAt) => ({
        ...columnsOf(input),
        startsAt,
        timeZone,
        seriesId,
        id: newId(),
        ...createdBy(access, author.at),
        remindAt: author.at,
      })),
    });
    return first;
  });
}

async function findOne(access: PetAccess<'edit'>, id: string) {
  const where = { id: isId(id) ? id : '', petId: access.petId, pet: notDeleted };
  const row = where.id
    ? await db().appointment.findFirst({ where, select: { seriesId: true, startsAt: true, deletedAt: true } })
    : null;
  if (!row) throw notFoundError();
  return row;
}

interface Which {
  following: boolean;
  ifMatch?: string | null;
}

export function updateAppointment(
  access: PetAccess<'edit'>,
  id: string,
  patch: AppointmentPatch,
  { following, ifMatch = null, ...author }: Author & Which,
): Promise<WithAttribution<Appointment>> {
  return transaction(async () => {
    const before = following ? await lockSeries(access, id) : [];
    const changedAppointment = await appointments.update(access, id, patch, author, ifMatch);
    const [own, later] = [before.find((row) => row.id === id), before.filter((row) => row.id !== id)];
    if (!own || later.length === 0) return changedAppointment;
    const { startsAt, ...same } = columnsOf(patch);
    const columns = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined));
    await db().appointment.updateMany({
      where: { id: { in: later.map((row) => row.id) }, petId: access.petId },
      data: { ...columns, ...changedBy(access, author.at), remindAt: author.at, revision: { increment: 1 } },
    });
    const after = { startsAt: instantFromJson(changedAppointment.startsAt), timeZone: changedAppointment.timeZone };
    const moments = moveDates(later, own, after);
    const movedStarts = JSON.stringify(later.map((row, index) => ({ id: row.id, startsAt: moments[index] })));
    await db().$executeRaw`
      UPDATE "Appointment" a SET "startsAt" = v."startsAt"
      FROM jsonb_to_recordset(${movedStarts}::jsonb) AS v("id" uuid, "startsAt" timestamptz) WHERE a."id" = v."id"`;
    return changedAppointment;
  });
}

function recordAppointment(
  access: PetAccess<'edit'>,
  kind: 'removed' | 'restored',
  id: string,
  line: { shown: ActivityValues; at: Date },
) {
  return recordActivity(access, { ...line, kind, collection: 'appointments', entryId: id });
}

function lockSeries(access: PetAccess<'edit'>, id: string) {
  return db().$queryRaw<{ id: string; startsAt: Date; timeZone: string }[]>`
    SELECT a."id", a."startsAt", a."timeZone" FROM "Appointment" a
    JOIN "Appointment" o ON o."seriesId" = a."seriesId" AND o."petId" = a."petId" AND o."startsAt" <= a."startsAt"
    WHERE o."id" = ${isId(id) ? id : newId()}::uuid AND o."petId" = ${access.petId}::uuid
      AND o."deletedAt" IS NULL AND a."deletedAt" IS NULL
    ORDER BY a."startsAt", a."id" FOR UPDATE OF a`;
}

export function removeAppointment(
  access: PetAccess<'edit'>,
  id: string,
  { following, ifMatch = null, at }: Which & { at: Date },
): Promise<{ success: true }> {
  return transaction(async () => {
    const { seriesId, startsAt } = await findOne(access, id);
    const before = await appointments.holdEntry(access, id, ifMatch);
    const which = following && seriesId ? { seriesId, startsAt: { gte: startsAt } } : { id };
    await db().appointment.updateMany({
      where: { ...which, petId: access.petId, ...notDeleted },
      data: { deletedAt: at, remindAt: null, revision: { increment: 1 } },
    });
    if (before.deletedAt === null)
      await recordAppointment(access, 'removed', id, { shown: toActivityValues('appointments', before), at });
    return { success: true };
  });
}

export function restoreAppointment(
  access: PetAccess<'edit'>,
  id: string,
  at: Date,
): Promise<WithAttribution<Appointment>> {
  return transaction(async () => {
    const { seriesId, deletedAt } = await findOne(access, id);
    if (deletedAt) {
      // Appointments deleted together have the same `deletedAt`.
      const which = seriesId ? { seriesId, deletedAt } : { id, deletedAt };
      await db().appointment.updateMany({
        where: { ...which, petId: access.petId },
        data: { deletedAt: null, updatedAt: at, remindAt: at, revision: { increment: 1 } },
      });
    }
    const where = { id, petId: access.petId };
    const select = { ...appointmentColumns, ...attributionColumns };
    const row = await db().appointment.findFirstOrThrow({ where, select });
    if (deletedAt)
      await recordAppointment(access, 'restored', id, { shown: toActivityValues('appointments', row), at });
    return attributeTo(access, toAppointment)(row);
  });
}
