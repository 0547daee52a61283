import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from '../db/client';
import { requireCron } from '../security/cron-secret';
import { nowMs } from '../time/clock';
import { jobs } from './boss';

const LOOK_MS = 250;
const CALL_MS = 45_000;

/** Counts active jobs for a minute only. A frozen or killed process blocks its job until the job expires. */
async function countWaiting(since: Date): Promise<number> {
  const [row] = await db().$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS "waiting" FROM pgboss.job WHERE created_on <= ${since}
      AND (state < 'active' AND start_after <= now() OR state = 'active' AND started_on > now() - interval '1 minute')`;
  return row?.waiting ?? 0;
}

export function waitingJobs(): Promise<{ name: string; count: number }[]> {
  return db().$queryRaw<{ name: string; count: number }[]>`
    SELECT name, count(*)::int AS "count" FROM pgboss.job
    WHERE state < 'active' AND start_after <= now() AND left(name, 2) <> '__' GROUP BY name`;
}

/** @param budget milliseconds @returns number of jobs left */
export async function finishJobs(budget: number): Promise<number> {
  const end = nowMs() + budget;
  const { boss, workers } = jobs();
  for (const worker of workers.values()) boss.notifyWorker(worker);
  // Uses the database's clock, which also dates the jobs.
  const [start] = await db().$queryRaw<{ at: Date }[]>`SELECT now() AS "at"`;
  if (!start) return 0;
  for (;;) {
    const waiting = await countWaiting(start.at);
    if (waiting === 0 || nowMs() >= end) return waiting;
    await wait(LOOK_MS);
  }
}

export async function jobsCall({ request }: { request: Request }): Promise<{ left: number }> {
  requireCron(request);
  return { left: await finishJobs(CALL_MS) };
}
