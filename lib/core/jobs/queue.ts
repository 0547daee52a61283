import 'server-only';
import { afterCommit, db } from '../db/client';
import { logger } from '../logger';
import { jobs } from './boss';
import type { JobName } from './names';

export interface Job<Data extends object> {
  name: JobName;
  /** A cron expression in UTC for jobs that run by the clock. */
  schedule?: string;
  handle: (data: Data) => Promise<void>;
}

/** Five tries over about ten minutes: a mail service that is down for a moment costs nothing. */
const RETRY = { retryLimit: 5, retryDelay: 20, retryBackoff: true };

/**
 * Puts a job into the database, in the surrounding transaction when there is one: it is neither lost nor sent for
 * work that was rolled back. The data holds ids, never secrets or personal text.
 */
export async function enqueue<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data): Promise<void> {
  const { boss, workers } = jobs();
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await db().$queryRawUnsafe<unknown[]>(text, ...values),
  });
  const id = await boss.send(job.name, data, { ...RETRY, db: { executeSql } } as never);
  // The library answers nothing for a queue that is not there, and the job would be lost without a word.
  if (!id) throw new Error(`no queue ${job.name}: run the migrations`);
  const worker = workers.get(job.name);
  if (worker) afterCommit(() => boss.notifyWorker(worker));
}

/** Works on jobs in this process. */
export async function startJobs(all: readonly Job<never>[]): Promise<void> {
  const { boss, workers } = jobs();
  await boss.start();
  for (const job of all) {
    const worker = await boss.work(job.name, { pollingIntervalSeconds: 2 }, async ([work]) => {
      if (!work) return;
      try {
        await job.handle(work.data as never);
      } catch (error) {
        logger().error(
          { job: job.name, id: work.id, data: work.data, reason: error instanceof Error ? error.message : 'unknown' },
          'job failed',
        );
        throw error;
      } finally {
        // The worker takes one job and then sleeps: without this a job that came meanwhile would wait for the next poll.
        const own = workers.get(job.name);
        if (own) boss.notifyWorker(own);
      }
    });
    workers.set(job.name, worker);
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}
