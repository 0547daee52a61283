import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Memory that a process holds at this moment, in MiB: the app under test unless told. Whoever runs the test names it. */
export function residentMiB(pid = process.env.APP_PID): number {
  if (!pid) throw new Error('APP_PID is not set: run this through npm run test:long');
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) / 1024;
}

/** The most that a process holds until something is over, in MiB. */
export async function mostMiBUntil(end: Promise<unknown>, pid?: string): Promise<number> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  let most = 0;
  while (!isOver) {
    most = Math.max(most, residentMiB(pid));
    await Promise.race([wait(250), end]);
  }
  return most;
}
