import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from '../db/client';
import { requireCron } from '../security/cron-secret';
import { nowMs } from '../time/clock';
import { jobs } from './boss';

/** How often it is looked whether all is done. */
const LOOK_MS = 250;
/** For how long one call keeps the process going; the next one takes over a minute later. */
const CALL_MS = 45_000;

/** What can be worked on now, and what has just been begun: a process that was frozen or ended holds its job until that expires. */
async function countWaiting(since: Date): Promise<number> {
  const [row] = await db().$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS "waiting" FROM pgboss.job WHERE created_on <= ${since}
      AND (state < 'active' AND start_after <= now() OR state = 'active' AND started_on > now() - interval '1 minute')`;
  return row?.waiting ?? 0;
}

/** What can be worked on now, by kind, for who reads the figures of this process. */
export function waitingJobs(): Promise<{ name: string; count: number }[]> {
  return db().$queryRaw<{ name: string; count: number }[]>`
    SELECT name, count(*)::int AS "count" FROM pgboss.job
    WHERE state < 'active' AND start_after <= now() AND left(name, 2) <> '__' GROUP BY name`;
}

/**
 * Lets the workers of this process go on until everything is done that was waiting when this was called, or the time is over.
 * @param budget milliseconds
 * @returns how many jobs are left
 */
export async function finishJobs(budget: number): Promise<number> {
  const end = nowMs() + budget;
  const { boss, workers } = jobs();
  for (const worker of workers.values()) boss.notifyWorker(worker);
  // By the clock of the database, which dates the jobs.
  const [begun] = await db().$queryRaw<{ at: Date }[]>`SELECT now() AS "at"`;
  if (!begun) return 0;
  for (;;) {
    const waiting = await countWaiting(begun.at);
    if (waiting === 0 || nowMs() >= end) return waiting;
    await wait(LOOK_MS);
  }
}

/**
 * GET /api/cron/jobs: for hosts that stop a process as soon as it has answered. As long as this call lasts, it works on mail,
 * variants, previews and sweeps as it does by itself elsewhere.
 */
export async function jobsCall({ request }: { request: Request }): Promise<{ left: number }> {
  requireCron(request);
  return { left: await finishJobs(CALL_MS) };
}
