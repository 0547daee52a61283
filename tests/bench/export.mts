// npm run bench:export: downloads the export of a household with ten years of entries, on the present build and Postgres,
// and measures the server's resident memory at its highest. Linux only. Fails above the limit.
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '../support/people';
import { withDecadeApp } from './decade-app.mts';

/** MiB above rest. */
const MOST = 150;
const RUNS = 3;
const SLOW_PAUSE_MS = 20;

const mib = (bytes: number) => bytes / 1024 ** 2;

async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const readMemory = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: readMemory('VmRSS'), peak: readMemory('VmHWM') };
}

/** Resets the kernel's record of the highest memory (proc(5), clear_refs). */
const resetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

async function downloadExport(person: Person, path: string, pauseMs: number): Promise<number> {
  const response = await person.fetches(path, {});
  if (response.status !== 200 || !response.body) throw new Error(`the export answered ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (pauseMs > 0) await wait(pauseMs);
  }
  return bytes;
}

await withDecadeApp(async ({ pid, decade }) => {
  const { body } = await decade.get('/api/users/current');
  const path = `/api/users/${body.id}/export`;
  for (let warm = 0; warm < 20; warm += 1) await decade.get('/home', { Accept: '*/*' });
  await wait(5000);
  const rest = (await memoryOf(pid)).now;
  console.log(`at rest ${rest.toFixed(0)} MiB`);
  for (let run = 0; run < RUNS; run += 1) {
    await resetPeak(pid);
    const pauseMs = run === RUNS - 1 ? SLOW_PAUSE_MS : 0;
    const began = performance.now();
    const bytes = await downloadExport(decade, path, pauseMs);
    const seconds = (performance.now() - began) / 1000;
    const { peak } = await memoryOf(pid);
    const speed = pauseMs > 0 ? ', read slowly' : '';
    console.log(
      `${mib(bytes).toFixed(0)} MiB in ${seconds.toFixed(1)} s${speed}: at most ${peak.toFixed(0)} MiB, ` +
        `${(peak - rest).toFixed(0)} above rest`,
    );
    if (peak - rest > MOST) process.exitCode = 1;
  }
});
