import 'server-only';
import type { Author } from '@/lib/access/collection-store';
import type { PetAccess } from '@/lib/access/pet-access';
import { instantFromJson } from '@/lib/core/dates';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/errors';
import { isId, newId } from '@/lib/core/ids';
import { type Appointment, appointmentColumns, dataOf, toAppointment } from './appointment';
import { appointments } from './collection';
import type { AppointmentInput } from './schema';
import { seriesStarts } from './series';

/** Makes an appointment with all its repetitions; answers the first. @throws AppError invalid, not_found */
export function createAppointment(
  access: PetAccess<'edit'>,
  input: AppointmentInput,
  author: Author,
): Promise<Appointment> {
  return transaction(async () => {
    const first = await appointments.create(access, input, author);
    if (!input.repeat) return first;
    const { timeZone, seriesId } = first;
    const later = seriesStarts(instantFromJson(first.startsAt), timeZone, input.repeat).slice(1);
    await db().appointment.createMany({
      data: later.map((startsAt) => ({
        ...dataOf(input),
        startsAt,
        timeZone,
        seriesId,
        id: newId(),
        petId: access.petId,
        createdAt: author.at,
        updatedAt: author.at,
        remindAt: author.at,
      })),
    });
    return first;
  });
}

/** Its place in its series, whether it lies in the bin or not. */
async function findOne(access: PetAccess<'edit'>, id: string) {
  const where = { id: isId(id) ? id : '', petId: access.petId, pet: { deletedAt: null } };
  const row = where.id
    ? await db().appointment.findFirst({ where, select: { seriesId: true, startsAt: true, deletedAt: true } })
    : null;
  if (!row) throw notFoundError();
  return row;
}

interface Removal {
  /** Takes the later ones of its series along. */
  following: boolean;
  at: Date;
}

/**
 * Into the bin, from where `restoreAppointment` brings back what went there in one act; doing it twice changes nothing.
 * @throws AppError not_found
 */
export function removeAppointment(
  access: PetAccess<'edit'>,
  id: string,
  { following, at }: Removal,
): Promise<{ success: true }> {
  return transaction(async () => {
    const { seriesId, startsAt } = await findOne(access, id);
    const which = following && seriesId ? { seriesId, startsAt: { gte: startsAt } } : { id };
    await db().appointment.updateMany({
      where: { ...which, petId: access.petId, deletedAt: null },
      data: { deletedAt: at, remindAt: null, revision: { increment: 1 } },
    });
    return { success: true };
  });
}

/** Brings an appointment back, and those of its series that were deleted with it. @throws AppError not_found */
export function restoreAppointment(access: PetAccess<'edit'>, id: string, at: Date): Promise<Appointment> {
  return transaction(async () => {
    const { seriesId, deletedAt } = await findOne(access, id);
    if (deletedAt) {
      // What one act deleted has one moment of deletion.
      const which = seriesId ? { seriesId, deletedAt } : { id, deletedAt };
      await db().appointment.updateMany({
        where: { ...which, petId: access.petId },
        data: { deletedAt: null, updatedAt: at, remindAt: at, revision: { increment: 1 } },
      });
    }
    const where = { id, petId: access.petId };
    return toAppointment(await db().appointment.findFirstOrThrow({ where, select: appointmentColumns }));
  });
}
