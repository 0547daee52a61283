import autocannon from 'autocannon';
import { type Recorded, type RunningServer, startCeilingApp, startOneStatement } from './ceiling-app.mts';
import { landingBytes } from './ceilings.mts';
import type { Request } from './load.mts';
import { cpuMs } from './machine.mts';
import type { Place } from './places.mts';
import type { Ceiling, Hot } from './requests.mts';

/** Median processor time per request in milliseconds, of all threads of the server's process. */
export interface Turns {
  request: Hot;
  cpu: number;
  ceilingCpu: number;
  times: number;
}

const WARM_UP = 2;
const ROUNDS = 5;
const CONNECTIONS = 4;
const MANY_CONNECTIONS = 16;
/** Requests per turn. The clock of a process ticks every 10 ms, so one request is too short to measure. */
const PER_TURN = 200;

const reads: Partial<Record<Ceiling, Request>> = {
  'static page': { path: '/privacy-policy', headers: { 'accept-language': 'en' } },
  'page, 15 rows': { path: '/rows' },
  'route, 15 rows': { path: '/api/rows' },
};

function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  return sortedValues.length % 2 === 1
    ? (sortedValues[middle] ?? 0)
    : ((sortedValues[middle - 1] ?? 0) + (sortedValues[middle] ?? 0)) / 2;
}

type Measurable = Pick<RunningServer, 'url' | 'pid'>;

async function costOf({ url, pid }: Measurable, request: Request, amount: number): Promise<number> {
  const { path, headers } = request;
  const before = cpuMs(pid);
  const { non2xx, errors } = await autocannon({
    url,
    connections: amount > PER_TURN ? MANY_CONNECTIONS : CONNECTIONS,
    amount,
    requests: [{ path, ...(headers && { headers }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} of ${amount} requests failed`);
  return (cpuMs(pid) - before) / amount;
}

interface Machine {
  place: Place;
  requests: readonly Hot[];
  answers: Map<string, Recorded>;
}

async function startCeilings({ place, requests, answers }: Machine) {
  const url = place.databaseUrl ?? '';
  const bare = await startCeilingApp(url, landingBytes(answers));
  const sharedRequest = requests.find(({ ceiling }) => ceiling === 'one statement');
  const answer = sharedRequest && answers.get(sharedRequest.name);
  const oneStatement = answer && (await startOneStatement(url, answer));
  return {
    of: (ceiling: Ceiling): [Measurable, Request] | null => {
      const readRequest = reads[ceiling];
      if (ceiling === 'one statement') return oneStatement ? [oneStatement, { path: '/' }] : null;
      return readRequest ? [bare, readRequest] : null;
    },
    stop: async () => {
      await bare.stop();
      await oneStatement?.stop();
    },
  };
}

/** Page and ceiling take turns, so that a machine that slows down affects both. */
export async function measureInTurn(machine: Machine): Promise<Turns[]> {
  const { place, requests } = machine;
  if (!place.databaseUrl) return [];
  const app = await place.start();
  const ceilings = await startCeilings(machine);
  const own = { url: app.url, pid: app.child.pid };
  const measuredTurns: Turns[] = [];
  try {
    for (const request of requests) {
      const ceiling = request.method === 'POST' ? null : ceilings.of(request.ceiling);
      if (!ceiling) continue;
      const all: [number, number][] = [];
      const amount = request.perTurn ?? PER_TURN;
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        all.push([await costOf(own, request, amount), await costOf(...ceiling, amount)]);
      }
      const rounds = all.slice(WARM_UP);
      measuredTurns.push({
        request,
        cpu: median(rounds.map(([cpu]) => cpu)),
        ceilingCpu: median(rounds.map(([, cpu]) => cpu)),
        times: median(rounds.map(([cpu, least]) => cpu / least)),
      });
    }
  } finally {
    await ceilings.stop();
    await app.stop();
  }
  return measuredTurns;
}

export function tooDear(turns: readonly Turns[]): string[] {
  return turns.flatMap(({ request: { name, atMost = Infinity, cpuAtMost = Infinity }, cpu, times }) => [
    ...(times <= atMost ? [] : [`${name} takes ${times.toFixed(2)} times the processor time of its ceiling`]),
    ...(cpu <= cpuAtMost ? [] : [`${name} takes ${cpu.toFixed(2)} ms of processor time`]),
  ]);
}
