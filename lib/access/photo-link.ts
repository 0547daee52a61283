import 'server-only';
import { db } from '@/lib/core/db/client';
import { hashSecret, isSecret } from '@/lib/core/security/secrets';
import { addMs } from '@/lib/core/time/dates';
import { CLOCK_SKEW } from '@/lib/core/time/recent';
import { notDeleted } from './filters';

declare const proof: unique symbol;

/** Proof of access to one photo and no other data of the pet. */
export interface SharedPhotoAccess {
  readonly [proof]: true;
  readonly photoId: string;
  readonly expiresAt: Date;
}

export async function findSharedPhoto(key: string, at: Date): Promise<SharedPhotoAccess | null> {
  if (!isSecret(key)) return null;
  const link = await db().photoLink.findFirst({
    where: {
      keyHash: hashSecret(key),
      revokedAt: null,
      expiresAt: { gt: at },
      // A `createdAt` in the future comes from a clock that ran ahead; the link's end would be too late as well.
      createdAt: { lte: addMs(at, CLOCK_SKEW) },
      photo: { ...notDeleted, pet: { ...notDeleted, owner: { suspendedAt: null } } },
    },
    select: { photoId: true, expiresAt: true },
  });
  return link as SharedPhotoAccess | null;
}
