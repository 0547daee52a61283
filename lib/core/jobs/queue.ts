import 'server-only';
import { afterCommit, db } from '../db/client';
import { MailError } from '../mail/mail-error';
import { runAsJob } from '../runtime/current-job';
import { logger } from '../runtime/logger';
import { metrics } from '../runtime/metrics';
import { jobs } from './boss';
import type { JobName } from './names';

export interface Job<Data extends object> {
  name: JobName;
  /** Cron expression in UTC. */
  schedule?: string;
  /** Batch size, 1 by default. If one job fails, the whole batch is retried, so the work must be idempotent. */
  together?: number;
  handle: (data: Data) => Promise<void>;
}

/** Retries for about ten minutes, enough for a short outage of the mail service. */
const RETRY = { retryLimit: 5, retryDelay: 20, retryBackoff: true };

/** Retries for an hour and a half, for promised work that nobody waits for. */
const PATIENT = { ...RETRY, retryLimit: 8, expireInSeconds: 120 };

const inTransaction = {
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await db().$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
  }),
};

/** Runs after the commit, because before it the worker would not see the job. */
function notifyWorkers(name: JobName): void {
  const { boss, workers } = jobs();
  const worker = workers.get(name);
  if (worker) afterCommit(() => boss.notifyWorker(worker));
}

const seenNames = new Set<JobName>();

/** pg-boss silently ignores an insert into a missing queue, so the job would be lost. */
async function needQueue(name: JobName): Promise<void> {
  if (seenNames.has(name)) return;
  const queueRows = await db().$queryRaw<unknown[]>`SELECT 1 AS "found" FROM pgboss.queue WHERE name = ${name}`;
  if (queueRows.length === 0) throw new Error(`no queue ${name}: run the migrations`);
  seenNames.add(name);
}

export async function enqueueAll<Data extends object>(
  job: Pick<Job<Data>, 'name'>,
  entries: readonly { data: Data; startAt: Date }[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ data, startAt }) => ({ ...PATIENT, name: job.name, data, startAfter: startAt }));
  await needQueue(job.name);
  await jobs().boss.insert(rows, { db: inTransaction } as never);
  notifyWorkers(job.name);
}

/** Joins the surrounding transaction. The data must contain ids only, never secrets or personal text. */
export async function enqueue<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data): Promise<void> {
  const id = await jobs().boss.send(job.name, data, { ...RETRY, db: inTransaction } as never);
  if (!id) throw new Error(`no queue ${job.name}: run the migrations`);
  notifyWorkers(job.name);
}

async function handleWork(job: Job<never>, { id, data }: { id: string; data: unknown }): Promise<void> {
  try {
    await runAsJob(id, () => job.handle(data as never));
    metrics()?.job(job.name, 'done');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    metrics()?.job(job.name, 'failed');
    logger().error({ job: job.name, id, data, reason }, 'job failed');
    if (error instanceof MailError && error.permanent) return;
    throw error;
  }
}

export async function startJobs(all: readonly Job<never>[]): Promise<void> {
  const { boss, workers } = jobs();
  await boss.start();
  for (const job of all) {
    const options = { pollingIntervalSeconds: 2, batchSize: job.together ?? 1 };
    const worker = await boss.work(job.name, options, async (works) => {
      try {
        const outcomes = await Promise.allSettled(works.map((work) => handleWork(job, work)));
        const failure = outcomes.find((one) => one.status === 'rejected');
        if (failure) throw failure.reason;
      } finally {
        // Otherwise a job that arrived during this batch would wait for the next poll.
        const own = workers.get(job.name);
        if (own) boss.notifyWorker(own);
      }
    });
    workers.set(job.name, worker);
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}
