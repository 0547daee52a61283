import 'server-only';
import { isActiveAt } from '@/lib/access/people';
import { SESSION_IDLE } from '@/lib/core/auth/session';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import { listenToDatabase } from '@/lib/core/db/listen';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import { now } from '@/lib/core/time/clock';
import { addMs } from '@/lib/core/time/dates';
import { Hub } from './hub';

/** Covers clock differences and changes whose transaction has not committed yet. */
const OVERLAP_MS = 2000;

export async function watchedPets(sessionIds: readonly string[], at: Date): Promise<Map<string, string[]>> {
  const rows = await queryDirectly<{ sessionId: string; pets: string[] }>(Prisma.sql`
    SELECT s."id" AS "sessionId", ARRAY(
      SELECT m."petId"::text FROM "PetMember" m JOIN "Pet" p ON p."id" = m."petId" AND p."deletedAt" IS NULL
      WHERE m."userId" = s."userId" AND ${isActiveAt(at)} AND EXISTS (
        SELECT 1 FROM "PetMember" o WHERE o."petId" = m."petId" AND o."id" <> m."id" AND o."userId" IS NOT NULL
          AND (o."endsAt" IS NULL OR o."endsAt" > ${at})
      )
    ) AS "pets"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" AND u."suspendedAt" IS NULL
    WHERE s."id" = ANY(${sessionIds}::uuid[]) AND s."expiresAt" > ${at} AND s."lastSeenAt" > ${addMs(at, -SESSION_IDLE)}`);
  return new Map(rows.map(({ sessionId, pets }) => [sessionId, pets]));
}

export async function listChangedPets(petIds: readonly string[], since: Date): Promise<string[]> {
  if (petIds.length === 0) return [];
  const rows = await queryDirectly<{ petId: string }>(Prisma.sql`
    SELECT "petId"::text AS "petId" FROM "PetVersion"
    WHERE "petId" = ANY(${petIds}::uuid[]) AND "raisedAt" > ${addMs(since, -OVERLAP_MS)}`);
  return rows.map(({ petId }) => petId);
}

declare module '@/lib/core/runtime/process-wide.mjs' {
  interface ProcessWide {
    hub: Hub;
    endStreams: () => void;
  }
}

export function hubOfProcess(): Hub {
  processWide.hub ??= new Hub({ watchedPets, changedPets: listChangedPets, listen: listenToDatabase, now });
  const hub = processWide.hub;
  processWide.endStreams ??= () => hub.end();
  return hub;
}
