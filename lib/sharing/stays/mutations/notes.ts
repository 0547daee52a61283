import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { OwnStay } from '@/lib/access/own-stay';
import { requireAllowed, type StayAccess, writeAccess } from '@/lib/access/stay-access';
import { isDayOf, sitterDays } from '@/lib/access/stay-days';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type Day, dayIn, dayToColumn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { plannedDay } from '@/lib/core/validation/zod-days';
import { addPhoto, type StoredPhoto } from '@/lib/records/photos/mutations';
import { photoLimits } from '@/lib/records/photos/vocabulary';
import type { StayNote } from '@/lib/sharing/stays/note';
import { outsideError } from './lines';
import { scheduleMessage } from './schedule-message';

interface NewNote {
  day: Day;
  text: string | null;
  photo: { petId: string; stored: StoredPhoto; takenAt: Date | null } | null;
}

export function noteOfStay(stay: StayAccess, { day, text, photo }: NewNote, at: Date): Promise<StayNote> {
  return transaction(async () => {
    const petId = photo?.petId ?? stay.pets[0]?.id ?? '';
    const access = await writeAccess(stay, photo ? 'photos' : 'notes', petId, at);
    if (text !== null) requireAllowed(stay, 'notes');
    if (!isDayOf(sitterDays(stay, at), day)) throw outsideError('day');
    const where = { stayId: stay.stayId, day: dayToColumn(day) };
    const by = stay.sitterName ?? '';
    await db().stayNote.createMany({ data: [{ ...where, by, createdAt: at, updatedAt: at }], skipDuplicates: true });
    const [before] = await db().$queryRaw<{ photoId: string | null }[]>`
      SELECT "photoId" FROM "StayNote" WHERE "stayId" = ${where.stayId}::uuid AND "day" = ${day}::date FOR UPDATE`;
    const takenAt = photo?.takenAt ?? takenOn(stay, day, at);
    const photoFields = { caption: captionOf(text), location: null, tags: [], takenAt };
    const addedPhoto = photo && (await addPhoto(access, photo.stored, photoFields, at));
    if (addedPhoto && before?.photoId) await binPhotos(stay, [before.photoId], at);
    await scheduleMessage(stay, at);
    const data = { by, updatedAt: at, ...(text !== null && { text }), ...(addedPhoto && { photoId: addedPhoto.id }) };
    const row = await db().stayNote.update({
      where: { stayId_day: where },
      data,
      select: { text: true, photoId: true, by: true },
    });
    return { day, ...row };
  });
}

/** Uses a one-line note as the caption. */
function captionOf(text: string | null): string | null {
  return text !== null && text.length <= photoLimits.caption && !text.includes('\n') ? text : null;
}

function takenOn({ timeZone }: StayAccess, day: Day, at: Date): Date {
  return day < dayIn(at, timeZone) ? toInstant(day, '12:00', timeZone) : at;
}

function binPhotos({ pets }: Pick<StayAccess, 'pets'>, ids: string[], at: Date) {
  const petId = { in: pets.map(({ id }) => id) };
  return db().photo.updateMany({ where: { id: { in: ids }, petId, ...notDeleted }, data: { deletedAt: at } });
}

/** Deletes a note for the owner. Its photo goes to the pet's bin. @throws AppError not_found */
export function removeNote({ stayId, ownerId }: OwnStay, day: string, at: Date): Promise<{ success: true }> {
  return transaction(async () => {
    const on = plannedDay.safeParse(day);
    if (!on.success) throw notFoundError();
    const where = { stayId, day: dayToColumn(on.data), stay: { ownerId } };
    const note = await db().stayNote.findFirst({ where, select: { photoId: true } });
    if (!note) throw notFoundError();
    await db().stayNote.deleteMany({ where });
    if (note.photoId) {
      const own = { id: note.photoId, pet: { ownerId }, ...notDeleted };
      await db().photo.updateMany({ where: own, data: { deletedAt: at } });
    }
    return { success: true };
  });
}
