import 'server-only';
import { openBoss } from './boss';

/** Makes or upgrades the queue's own tables (schema `pgboss`); part of `npm run db:migrate`. */
export async function installJobs(): Promise<void> {
  const boss = openBoss({ migrate: true, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
