import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { db, Prisma } from '../db/client';
import { AppError } from '../runtime/errors';
import { isStopping } from '../runtime/request-context';

export const healthQuery = z.object({ check: z.enum(['live', 'ready']).default('ready') });

/** For a load balancer a slower database is as good as none. */
const CALL_TIMEOUT_MS = 2000;

const unavailable = (retryAfter: number) =>
  new AppError('unavailable', 'The service is unavailable. Please try again shortly.', { retryAfter });

export async function pingDatabase(): Promise<void> {
  await db().$queryRaw(Prisma.sql`SELECT 1`);
}

export async function checkHealth({ query }: { query: z.output<typeof healthQuery> }): Promise<{ status: 'ok' }> {
  if (query.check === 'live') return { status: 'ok' };
  if (isStopping()) throw unavailable(1);
  const late = new AbortController();
  const tooLate = wait(CALL_TIMEOUT_MS, true, { signal: late.signal, ref: false }).catch(() => true);
  const ping = pingDatabase().then(() => false);
  try {
    if (await Promise.race([ping, tooLate])) throw unavailable(5);
  } finally {
    late.abort();
    // Nobody awaits it any more, and it may still reject.
    ping.catch(() => undefined);
  }
  return { status: 'ok' };
}
