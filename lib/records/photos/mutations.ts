import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess, WriteAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { recordActivity, toActivityValues } from '@/lib/collections/activity';
import { attributeTo, attributionColumns, type WithAttribution } from '@/lib/collections/attribution';
import { chargeQuota } from '@/lib/collections/quota';
import { createdBy } from '@/lib/collections/writer';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { db, transaction } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { addMs } from '@/lib/core/time/dates';
import { isId, newId } from '@/lib/core/validation/ids';
import { type Photo, photoColumns, toPhoto } from './photo';
import { type PhotoLink, toLink } from './queries';
import { type LinkLifetime, linkLifetimes } from './vocabulary';

export interface StoredPhoto {
  id?: string;
  photoKey: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  sentBytes: number;
  sentHash?: string;
}

interface PhotoTexts {
  caption: string | null;
  location: string | null;
  tags: string[];
  takenAt: Date;
}

/** The files must already be stored. */
export function addPhoto(
  access: WriteAccess<'photos'>,
  storedPhoto: StoredPhoto,
  texts: PhotoTexts,
  at: Date,
): Promise<WithAttribution<Photo>> {
  return transaction(async () => {
    await chargeQuota(access, storedPhoto.bytes);
    const row = await db().photo.create({
      data: { id: newId(), ...createdBy(access, at), ...storedPhoto, ...texts },
      select: { ...photoColumns, ...attributionColumns },
    });
    await enqueue({ name: 'photo-variants' }, { photoId: row.id });
    await recordPhoto(access, 'created', row, at);
    return attributeTo(access, toPhoto)(row);
  });
}

function recordPhoto(access: WriteAccess<'photos'>, kind: 'created' | 'changed', row: { id: string }, at: Date) {
  return recordActivity(access, {
    kind,
    at,
    collection: 'photos',
    entryId: row.id,
    shown: toActivityValues('photos', row),
  });
}

export function replacePhoto(
  access: PetAccess<'edit'>,
  photoId: string,
  storedPhoto: StoredPhoto,
  at: Date,
): Promise<WithAttribution<Photo>> {
  return transaction(async () => {
    await chargeQuota(access, storedPhoto.bytes);
    const where = { id: isId(photoId) ? photoId : '', petId: access.petId, ...notDeleted };
    const [whole] = where.id
      ? await db().photo.updateManyAndReturn({
          where,
          data: { deletedAt: at },
          select: { caption: true, location: true, tags: true, takenAt: true, createdById: true },
        })
      : [];
    if (!whole) throw notFoundError();
    const row = await db().photo.create({
      data: { id: newId(), ...createdBy(access, at), ...storedPhoto, ...whole },
      select: { ...photoColumns, ...attributionColumns },
    });
    await db().photoLink.updateMany({ where: { photoId }, data: { photoId: row.id } });
    await enqueue({ name: 'photo-variants' }, { photoId: row.id });
    await recordPhoto(access, 'changed', row, at);
    return attributeTo(access, toPhoto)(row);
  });
}

/** Finds the photo by its files, because an undo gives it a new id. @returns false if it was deleted meanwhile */
export async function saveAvifWidths(photoKey: string, avif: { widths: number[]; bytes: number }): Promise<boolean> {
  const { count } = await db().photo.updateMany({
    where: { photoKey, avifWidths: { isEmpty: true } },
    data: { avifWidths: avif.widths, bytes: { increment: avif.bytes } },
  });
  return count > 0 || (await db().photo.count({ where: { photoKey } })) > 0;
}

const MAX_LINKS = 20;

interface AuditContext {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

export function createLink(
  access: PetAccess<'own'>,
  photoId: string,
  lifetime: LinkLifetime,
  { viewer, origin, at }: AuditContext,
): Promise<PhotoLink & { url: string }> {
  const key = newSecret();
  return transaction(async () => {
    // Locked, so that two simultaneous links can't both take the last free place.
    const photoRows = isId(photoId)
      ? await db().$queryRaw<unknown[]>`
          SELECT 1 FROM "Photo" f JOIN "Pet" p ON p."id" = f."petId"
          WHERE f."id" = ${photoId}::uuid AND f."petId" = ${access.petId}::uuid
            AND f."deletedAt" IS NULL AND p."deletedAt" IS NULL FOR NO KEY UPDATE OF f`
      : [];
    if (photoRows.length === 0) throw notFoundError();
    const open = await db().photoLink.count({ where: { photoId, revokedAt: null, expiresAt: { gt: at } } });
    if (open >= MAX_LINKS) throw new AppError('limit_reached', `A photo can have ${MAX_LINKS} open links`);
    await recordEvent({ action: 'share_made', actor: { kind: 'user', id: viewer.userId }, origin, at });
    const expiresAt = addMs(at, linkLifetimes[lifetime]);
    const data = { id: newId(), photoId, keyHash: hashSecret(key), createdAt: at, expiresAt };
    const row = await db().photoLink.create({ data, select: { id: true, createdAt: true, expiresAt: true } });
    return { ...toLink(row), url: new URL(paths.sharedPhoto(key), env().APP_URL).href };
  });
}

export function revokeLink(
  access: PetAccess<'own'>,
  { photoId, linkId }: { photoId: string; linkId: string },
  { viewer, origin, at }: AuditContext,
): Promise<{ success: true }> {
  return transaction(async () => {
    if (!isId(photoId) || !isId(linkId)) throw notFoundError();
    const where = { id: linkId, photoId, photo: { petId: access.petId } };
    if ((await db().photoLink.count({ where })) === 0) throw notFoundError();
    const { count } = await db().photoLink.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: at },
    });
    if (count > 0)
      await recordEvent({ action: 'share_revoked', actor: { kind: 'user', id: viewer.userId }, origin, at });
    return { success: true };
  });
}
