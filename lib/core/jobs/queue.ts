import 'server-only';
import { afterCommit, db } from '../db/client';
import { logger } from '../runtime/logger';
import { metrics } from '../runtime/metrics';
import { jobs } from './boss';
import type { JobName } from './names';

export interface Job<Data extends object> {
  name: JobName;
  /** A cron expression in UTC for jobs that run by the clock. */
  schedule?: string;
  /** How many are worked on at once; one unless told. When one of them fails all are tried again: only for repeatable work. */
  together?: number;
  handle: (data: Data) => Promise<void>;
}

/** Five tries over about ten minutes: a mail service that is down for a moment costs nothing. */
const RETRY = { retryLimit: 5, retryDelay: 20, retryBackoff: true };

/** For work that is promised rather than waited for: eight tries over an hour and a half. */
const PATIENT = { ...RETRY, retryLimit: 8, expireInSeconds: 120 };

const inTransaction = {
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await db().$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
  }),
};

/** Wakes this process's worker once the job is there to see. */
function notify(name: JobName): void {
  const { boss, workers } = jobs();
  const worker = workers.get(name);
  if (worker) afterCommit(() => boss.notifyWorker(worker));
}

const seen = new Set<JobName>();

/** The library says nothing when many jobs are put into a queue that is not there: they would be lost without a word. */
async function needQueue(name: JobName): Promise<void> {
  if (seen.has(name)) return;
  const found = await db().$queryRaw<unknown[]>`SELECT 1 AS "found" FROM pgboss.queue WHERE name = ${name}`;
  if (found.length === 0) throw new Error(`no queue ${name}: run the migrations`);
  seen.add(name);
}

/**
 * Puts many jobs into the database with one statement, in the surrounding transaction; each is started at its moment,
 * and tried patiently.
 */
export async function enqueueAll<Data extends object>(
  job: Pick<Job<Data>, 'name'>,
  entries: readonly { data: Data; startAt: Date }[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ data, startAt }) => ({ ...PATIENT, name: job.name, data, startAfter: startAt }));
  await needQueue(job.name);
  await jobs().boss.insert(rows, { db: inTransaction } as never);
  notify(job.name);
}

/**
 * Puts a job into the database, in the surrounding transaction when there is one: it is neither lost nor sent for
 * work that was rolled back. The data holds ids, never secrets or personal text.
 */
export async function enqueue<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data): Promise<void> {
  const id = await jobs().boss.send(job.name, data, { ...RETRY, db: inTransaction } as never);
  // The library answers nothing for a queue that is not there, and the job would be lost without a word.
  if (!id) throw new Error(`no queue ${job.name}: run the migrations`);
  notify(job.name);
}

async function handle(job: Job<never>, { id, data }: { id: string; data: unknown }): Promise<void> {
  try {
    await job.handle(data as never);
    metrics()?.job(job.name, 'done');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    metrics()?.job(job.name, 'failed');
    logger().error({ job: job.name, id, data, reason }, 'job failed');
    throw error;
  }
}

/** Works on jobs in this process. */
export async function startJobs(all: readonly Job<never>[]): Promise<void> {
  const { boss, workers } = jobs();
  await boss.start();
  for (const job of all) {
    const options = { pollingIntervalSeconds: 2, batchSize: job.together ?? 1 };
    const worker = await boss.work(job.name, options, async (works) => {
      try {
        const done = await Promise.allSettled(works.map((work) => handle(job, work)));
        const failed = done.find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      } finally {
        // The worker takes what it takes and then sleeps: without this a job that came meanwhile would wait for the next poll.
        const own = workers.get(job.name);
        if (own) boss.notifyWorker(own);
      }
    });
    workers.set(job.name, worker);
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}
