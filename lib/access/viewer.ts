import 'server-only';
import { type SessionRow, withViewer } from '@/lib/core/auth/session';
import { db, Prisma } from '@/lib/core/db/client';

declare const proof: unique symbol;

/** A signed-in member, proven against the session's row. Only this folder makes one. */
export interface Viewer extends SessionRow {
  readonly [proof]: true;
  /** First and last name joined; empty for somebody who has not told a name yet. */
  name: string;
}

export function viewerFromRow(row: SessionRow): Viewer {
  return { ...row, name: `${row.firstName} ${row.lastName}`.trim() } as Viewer;
}

/** The member behind a session secret, or null: unknown, ended, idle too long, expired. One round trip. */
export async function findViewer(secret: string | null, at: Date): Promise<Viewer | null> {
  if (!secret) return null;
  const [row] = await db().$queryRaw<SessionRow[]>(Prisma.sql`${withViewer(secret, at)} SELECT * FROM viewer`);
  return row ? viewerFromRow(row) : null;
}
