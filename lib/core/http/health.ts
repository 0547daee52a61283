import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { env } from '../config/env';
import { db, Prisma } from '../db/client';
import { isDiskFull } from '../db/data-folder';
import { AppError } from '../runtime/errors';
import { isStopping } from '../runtime/request-context';

export const healthQuery = z.object({ check: z.enum(['live', 'ready']).default('ready') });

/** Short, because for a load balancer a slower database is as bad as none. */
const CALL_TIMEOUT_MS = 2000;

const unavailable = (retryAfter: number, why = 'The service is unavailable. Please try again shortly.') =>
  new AppError('unavailable', why, { retryAfter });

export async function pingDatabase(): Promise<void> {
  await db().$queryRaw(Prisma.sql`SELECT 1`);
}

interface Health {
  status: 'ok';
  disk?: 'full';
}

export async function checkHealth({ query }: { query: z.output<typeof healthQuery> }): Promise<Health> {
  if (query.check === 'live') return { status: 'ok' };
  if (isStopping()) throw unavailable(1);
  const isFull = await isDiskFull(env().DATA_DIR);
  try {
    await pingInTime();
  } catch (error) {
    if (isFull) throw unavailable(60, 'The disk is full.');
    throw error;
  }
  return { status: 'ok', ...(isFull && { disk: 'full' as const }) };
}

async function pingInTime(): Promise<void> {
  const late = new AbortController();
  const tooLate = wait(CALL_TIMEOUT_MS, true, { signal: late.signal, ref: false }).catch(() => true);
  const ping = pingDatabase().then(() => false);
  try {
    if (await Promise.race([ping, tooLate])) throw unavailable(5);
  } finally {
    late.abort();
    // A late rejection would count as unhandled.
    ping.catch(() => undefined);
  }
}
