import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { type Origin, recordEvent } from '@/lib/core/audit';
import { addMs, DAY } from '@/lib/core/dates';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/errors';
import { isId, newId } from '@/lib/core/ids';
import { hashSecret, newSecret, seal } from '@/lib/core/secrets';
import { SEAL_PURPOSE, type Share, shareColumns, toShare } from './queries';
import type { ShareInput } from './schema';
import { lifetimes, presets } from './vocabulary';

const MAX_ACTIVE = 50;

/** Who changes a link, for the audit log: it names no pet and no reader. */
interface Cause {
  viewer: Viewer;
  origin: Origin;
  at: Date;
}

/**
 * Makes a link. The key is 256 random bits; a reader is found by its hash alone.
 * @throws AppError limit_reached
 */
export async function createShare(
  access: PetAccess<'own'>,
  input: ShareInput,
  { viewer, origin, at }: Cause,
): Promise<Share & { accessKey: string }> {
  const accessKey = newSecret();
  const { label, kind } = input;
  const expiresAt = input.expiresAt === undefined ? addMs(at, lifetimes[0] * DAY) : input.expiresAt;
  const row = await transaction(async () => {
    const active = await db().share.count({
      where: { petId: access.petId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
    });
    if (active >= MAX_ACTIVE) throw new AppError('limit_reached', `A pet can have ${MAX_ACTIVE} active links`);
    await recordEvent({ action: 'share_made', actor: { kind: 'user', id: viewer.userId }, origin, at });
    return db().share.create({
      data: {
        id: newId(),
        petId: access.petId,
        label,
        kind,
        sections: [...(input.sections ?? presets[kind])],
        keyHash: hashSecret(accessKey),
        keySealed: seal(SEAL_PURPOSE, accessKey),
        createdAt: at,
        expiresAt,
      },
      select: shareColumns,
    });
  });
  return { ...toShare(row, at), accessKey };
}

/** Ends a link at once; ending it again changes nothing. @throws AppError not_found */
export async function revokeShare(
  access: PetAccess<'own'>,
  shareId: string,
  { viewer, origin, at }: Cause,
): Promise<{ success: true }> {
  const where = { id: isId(shareId) ? shareId : '', petId: access.petId };
  await transaction(async () => {
    if (!where.id || (await db().share.count({ where })) === 0) throw notFoundError();
    const { count } = await db().share.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: at } });
    if (count === 0) return;
    await recordEvent({ action: 'share_revoked', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
  return { success: true };
}
