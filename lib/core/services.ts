import 'server-only';
import { closeDatabase } from './db/client';
import { env } from './env';
import { pingDatabase } from './health';
import { stopJobs } from './jobs/boss';
import { type Job, startJobs } from './jobs/queue';
import { logger } from './logger';

const holder = globalThis as { pawfolioStop?: () => Promise<void> };

/**
 * Checks the configuration, opens the database and starts to work on jobs. A failure ends the process with one line.
 * Leaves the way to stop it all on globalThis, where the server's entry finds it (it is outside of Next's bundles).
 */
export async function startServices(jobs: readonly Job<never>[]): Promise<void> {
  try {
    env();
    await pingDatabase();
    await startJobs(jobs);
    holder.pawfolioStop = stopServices;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function stopServices(): Promise<void> {
  await stopJobs();
  await closeDatabase();
  logger().info('stopped');
}
