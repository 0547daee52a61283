import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory in MiB, by default of the app under test. */
export function residentMiB(pid = process.env.APP_PID): number {
  if (!pid) throw new Error('APP_PID is not set: run this through npm run test:long');
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) / 1024;
}

export async function peakMiBUntil(end: Promise<unknown>, pid?: string): Promise<number> {
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
