import 'server-only';
import { openBoss } from './boss';
import { jobNames } from './names';

export async function installJobs(): Promise<void> {
  const boss = openBoss({ migrate: true, supervise: false, schedule: false });
  await boss.start();
  for (const name of jobNames) await boss.createQueue(name);
  await boss.stop({ graceful: false });
}
