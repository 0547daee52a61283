import 'server-only';
import { type SessionRow, withViewer } from '@/lib/core/auth/session';
import { Prisma } from '@/lib/core/db/client';
import { queryDirectly } from '@/lib/core/db/direct';

declare const proof: unique symbol;

/** Proof of a valid session. Only this folder creates it. */
export interface Viewer extends Omit<SessionRow, 'timeZone'> {
  readonly [proof]: true;
  /** IANA; UTC while unknown. */
  timeZone: string;
  isTimeZoneKnown: boolean;
  name: string;
}

export function viewerFromRow(row: SessionRow): Viewer {
  return {
    ...row,
    timeZone: row.timeZone ?? 'UTC',
    isTimeZoneKnown: row.timeZone !== null,
    name: `${row.firstName} ${row.lastName}`.trim(),
  } as Viewer;
}

export async function findViewer(secret: string | null, at: Date): Promise<Viewer | null> {
  if (!secret) return null;
  const [row] = await queryDirectly<SessionRow>(Prisma.sql`${withViewer(secret, at)} SELECT * FROM viewer`);
  return row ? viewerFromRow(row) : null;
}
