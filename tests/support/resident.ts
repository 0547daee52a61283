import { execFileSync } from 'node:child_process';

/** Memory that the app under test holds at this moment, in MiB. Whoever runs the test tells its process. */
export function residentMiB(): number {
  const pid = process.env.APP_PID;
  if (!pid) throw new Error('APP_PID is not set: run this through npm run test:long');
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid], { encoding: 'utf8' })) / 1024;
}
