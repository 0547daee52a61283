import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './people';

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

export const formatSpread = (times: readonly number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;

/** Round trips to the database per request, from the log of an app at level `trace`. */
export async function roundTripsOf(member: Person, logFile: string, path: string): Promise<number> {
  const mark = randomUUID();
  await member.get(`${path}${path.includes('?') ? '&' : '?'}${mark}`, { Accept: '*/*' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const lines = (await readFile(logFile, 'utf8')).split('\n');
    const line = lines.find((text) => text.includes('"roundTrips"') && text.includes(mark));
    if (line) return JSON.parse(line).roundTrips;
    await wait(100);
  }
  throw new Error('the log does not speak of the page');
}
