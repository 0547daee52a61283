import 'server-only';
import { db, Prisma } from './db/client';

/** Asks the database for one row: the process lives and can serve. */
export async function pingDatabase(): Promise<{ status: 'ok' }> {
  await db().$queryRaw(Prisma.sql`SELECT 1`);
  return { status: 'ok' };
}
