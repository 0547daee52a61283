import 'server-only';
import PgBoss from 'pg-boss';
import { openEmbedded } from '../db/embedded';
import { directUrl } from '../db/pooler';
import { logger } from '../runtime/logger';
import { processWide } from '../runtime/process-wide.mjs';

interface Jobs {
  boss: PgBoss;
  workers: Map<string, string>;
}

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    jobs: Jobs;
  }
}

export function jobs(): Jobs {
  processWide.jobs ??= { boss: openBoss({ migrate: false }), workers: new Map() };
  return processWide.jobs;
}

export async function stopJobs(): Promise<void> {
  const openedJobs = processWide.jobs;
  processWide.jobs = undefined;
  if (openedJobs) await openedJobs.boss.stop({ graceful: true, timeout: 5000 });
}

export function openBoss(options: PgBoss.ConstructorOptions): PgBoss {
  const url = directUrl();
  const boss = new PgBoss({ ...options, ...(url ? { connectionString: url, max: 4 } : { db: { executeSql } }) });
  boss.on('error', (error) => logger().error({ err: error }, 'job queue'));
  return boss;
}

async function executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const { pglite } = await openEmbedded();
  if (values && values.length > 0) return pglite.query(text, values);
  const results = await pglite.exec(text);
  return { rows: results.flatMap((result) => result.rows) };
}
