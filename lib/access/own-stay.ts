import 'server-only';
import { type SessionRow, withViewer } from '@/lib/core/auth/session';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';
import type { Day } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { StayPeriod } from './stay-days';
import { type Viewer, viewerFromRow } from './viewer';

declare const own: unique symbol;

/** Proof that the viewer made this stay. */
export interface OwnStay extends StayPeriod {
  readonly [own]: true;
  readonly stayId: string;
  readonly ownerId: string;
  readonly revokedAt: Date | null;
}

interface Row extends SessionRow {
  stayId: string | null;
  fromDay: Day | null;
  untilDay: Day | null;
  stayZone: string | null;
  revokedAt: Date | null;
}

export async function findOwnStay(
  secret: string | null,
  stayId: string,
  at: Date,
): Promise<{ viewer: Viewer; stay: OwnStay | null } | null> {
  if (!secret) return null;
  const id = isId(stayId) ? stayId : null;
  const [row] = await queryDirectly<Row>(Prisma.sql`
    ${withViewer(secret, at)} SELECT viewer.*, s."id" AS "stayId", s."fromDay"::text, s."untilDay"::text, s."timeZone" AS "stayZone",
      s."revokedAt"
    FROM viewer LEFT JOIN "Stay" s ON s."id" = ${id}::uuid AND s."ownerId" = viewer."userId"`);
  if (!row) return null;
  const { stayId: found, fromDay, untilDay, stayZone: timeZone, revokedAt, ...session } = row;
  const viewer = viewerFromRow(session);
  const stay = found && { stayId: found, ownerId: viewer.userId, fromDay, untilDay, timeZone, revokedAt };
  return { viewer, stay: stay as OwnStay | null };
}
