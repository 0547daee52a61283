import autocannon from 'autocannon';
import { type RunningServer, startCeilingApp } from './ceiling-app.mts';
import type { Request } from './load.mts';
import { cpuMs } from './machine.mts';
import type { Place } from './places.mts';
import type { Ceiling, Hot } from './requests.mts';

/** In milliseconds of processor time per request of the server's process, all threads; medians. */
export interface Turns {
  request: Hot;
  cpu: number;
  ceilingCpu: number;
  /** Median of each turn's own quotient. */
  times: number;
}

/** Rounds in which V8 compiles what is hot, and those that count. */
const WARM_UP = 2;
const ROUNDS = 5;
const CONNECTIONS = 4;
/** The clock of a process ticks every 10 ms. */
const PER_TURN = 200;

const reads: Partial<Record<Ceiling, Request>> = {
  'static page': { path: '/privacy-policy', headers: { 'accept-language': 'en' } },
  'page, 15 rows': { path: '/rows' },
  'route, 15 rows': { path: '/api/rows' },
};

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

async function costOf({ url, pid }: Pick<RunningServer, 'url' | 'pid'>, request: Request): Promise<number> {
  const { path, headers } = request;
  const before = cpuMs(pid);
  const { non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: PER_TURN,
    requests: [{ path, ...(headers && { headers }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} of ${PER_TURN} requests failed`);
  return (cpuMs(pid) - before) / PER_TURN;
}

/** Page and ceiling take turns, so that a machine which slows down slows both. @param bytes of the landing page */
export async function measureInTurn(place: Place, requests: readonly Hot[], bytes: number): Promise<Turns[]> {
  if (!place.databaseUrl) return [];
  const app = await place.start();
  const bare = await startCeilingApp(place.databaseUrl, bytes);
  const own = { url: app.url, pid: app.child.pid };
  const measured: Turns[] = [];
  try {
    for (const request of requests) {
      const ceiling = reads[request.ceiling];
      if (!ceiling || request.method === 'POST') continue;
      const all: [number, number][] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        all.push([await costOf(own, request), await costOf(bare, ceiling)]);
      }
      const rounds = all.slice(WARM_UP);
      measured.push({
        request,
        cpu: median(rounds.map(([cpu]) => cpu)),
        ceilingCpu: median(rounds.map(([, cpu]) => cpu)),
        times: median(rounds.map(([cpu, least]) => cpu / least)),
      });
    }
  } finally {
    await bare.stop();
    await app.stop();
  }
  return measured;
}
