import 'server-only';
import { closeDatabase } from './db/client';
import { env } from './env';
import { pingDatabase } from './health';
import { stopJobs } from './jobs/boss';
import { waitingJobs } from './jobs/finish';
import { type Job, startJobs } from './jobs/queue';
import { logger } from './logger';
import { metrics } from './metrics';

const holder = globalThis as { pawfolioStop?: () => Promise<void>; pawfolioStarted?: () => void };

/**
 * Checks the configuration, opens the database and starts to work on jobs. A failure ends the process with one line.
 * Tells the server's entry, which is outside of Next's bundles, over globalThis: that all is well, and how to stop it.
 */
export async function startServices(jobs: readonly Job<never>[]): Promise<void> {
  try {
    env();
    await pingDatabase();
    await startJobs(jobs);
    const figures = metrics();
    if (figures) figures.waitingJobs = waitingJobs;
    holder.pawfolioStop = stopServices;
    holder.pawfolioStarted?.();
  } catch (error) {
    // Prisma's messages have several lines, the last one says it.
    console.error(error instanceof Error ? error.message.trim().split('\n').at(-1) : error);
    process.exit(1);
  }
}

async function stopServices(): Promise<void> {
  await stopJobs();
  await closeDatabase();
  logger().info('stopped');
}
