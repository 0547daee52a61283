import 'server-only';
import { SAME_OPENING } from '@/lib/access/active-share';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db, transaction } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import type { Origin } from '@/lib/core/security/audit';
import { hashSecret } from '@/lib/core/security/secrets';
import { addMs } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';

export const SHARE_OPENED_MAIL = { name: 'share-opened-mail' } as const;

export interface Opening extends Origin {
  sessionSecret: string | null;
  at: Date;
}

export async function recordOpening({ shareId }: SharedPetAccess, opening: Opening): Promise<void> {
  const { device, network, sessionSecret, at } = opening;
  const session = sessionSecret === null ? new Uint8Array() : hashSecret(sessionSecret);
  await transaction(async () => {
    // Locks the share, so that a concurrent second opening sees the first.
    await db().$queryRaw`SELECT 1 AS "held" FROM "Share" WHERE "id" = ${shareId}::uuid FOR UPDATE`;
    const [openingCounts] = await db().$queryRaw<{ openings: number }[]>`
      WITH counted AS (
        UPDATE "Share" s SET "openings" = s."openings" + 1, "lastOpenedAt" = ${at}
        FROM "Pet" p
        WHERE s."id" = ${shareId}::uuid AND s."revokedAt" IS NULL AND p."id" = s."petId"
          AND NOT EXISTS (SELECT 1 FROM "Session" x WHERE x."secretHash" = ${session} AND x."userId" = p."ownerId")
          AND NOT EXISTS (
            SELECT 1 FROM "ShareOpening" o WHERE o."shareId" = s."id" AND o."device" = ${device}
              AND o."network" = ${network} AND o."at" > ${addMs(at, -SAME_OPENING)}
          )
        RETURNING s."id", s."openings"
      ), logged AS (
        INSERT INTO "ShareOpening" ("id", "shareId", "at", "device", "network")
        SELECT ${newId()}::uuid, "id", ${at}, ${device}, ${network} FROM counted
      )
      SELECT "openings" FROM counted`;
    if (openingCounts?.openings === 1) await enqueue(SHARE_OPENED_MAIL, { shareId });
  });
}
