import 'server-only';
import { env } from '@/lib/core/config/env';
import { closeDatabase } from '@/lib/core/db/client';
import { pingDatabase } from '@/lib/core/http/health';
import { stopJobs } from '@/lib/core/jobs/boss';
import { waitingJobs } from '@/lib/core/jobs/finish';
import { type Job, startJobs } from '@/lib/core/jobs/queue';
import { logger } from '@/lib/core/runtime/logger';
import { metrics } from '@/lib/core/runtime/metrics';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import { signingKey } from '@/lib/core/signing/keys';
import { warnOfPublicBucket } from '@/lib/core/storage/public-bucket';

declare module '@/lib/core/runtime/process-wide.mjs' {
  interface ProcessWide {
    stop: () => Promise<void>;
    started: () => void;
  }
}

export async function startServices(jobs: readonly Job<never>[]): Promise<void> {
  try {
    env();
    await pingDatabase();
    await signingKey();
    await startJobs(jobs);
    void warnOfPublicBucket();
    const figures = metrics();
    if (figures) figures.waitingJobs = waitingJobs;
    processWide.stop = stopServices;
    processWide.started?.();
  } catch (error) {
    // Prisma's messages have several lines; the last one states the cause.
    console.error(error instanceof Error ? error.message.trim().split('\n').at(-1) : error);
    process.exit(1);
  }
}

async function stopServices(): Promise<void> {
  await stopJobs();
  await closeDatabase();
  logger().info('stopped');
}
