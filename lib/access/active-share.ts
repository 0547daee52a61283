import { Prisma } from '@/lib/core/db/client';
import type { Origin } from '@/lib/core/security/audit';
import { hashSecret } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import { isActiveAt, isSharer } from './people';

export const SAME_OPENING = 30 * MINUTE;

/**
 * Finds the share if its link is still valid. A carer's link ends when the carer loses the right to share, or when
 * their account is deleted or suspended.
 */
export function activeShareStatement(accessKey: string, at: Date, { device, network }: Origin): Prisma.Sql {
  return Prisma.sql`
    SELECT s."id" AS "shareId", s."petId", s."kind", s."sections", s."expiresAt", s."pinHash",
      COALESCE(v."version", 0) + COALESCE((SELECT MAX("generation") FROM "SigningKey"), 0) AS "version", p."country", p."region", u."timeZone" AS "ownersZone", EXISTS (
        SELECT 1 FROM "ShareOpening" o WHERE o."shareId" = s."id" AND o."at" > ${addMs(at, -SAME_OPENING)}
          AND o."device" = ${device} AND o."network" = ${network}
      ) AS "isCounted"
    FROM "Share" s
    JOIN "Pet" p ON p."id" = s."petId" AND p."deletedAt" IS NULL
    JOIN "User" u ON u."id" = p."ownerId" AND u."suspendedAt" IS NULL
    LEFT JOIN "PetVersion" v ON v."petId" = p."id"
    LEFT JOIN "PetMember" m ON m."id" = s."createdById"
    LEFT JOIN "User" maker ON maker."id" = m."userId" AND maker."suspendedAt" IS NULL
    WHERE s."keyHash" = ${hashSecret(accessKey)} AND s."revokedAt" IS NULL
      AND (s."expiresAt" IS NULL OR s."expiresAt" > ${at})
      AND (m."id" IS NULL OR m."role" = 'owner' OR (${isSharer} AND maker."id" IS NOT NULL AND ${isActiveAt(at)}))`;
}
