import { gzipSync } from 'node:zlib';
import type { Recorded } from './ceiling-app.mts';
import type { Ceilings } from './ceilings.mts';
import type { Cost } from './counts.mts';
import type { Turns } from './in-turn.mts';
import type { Figures } from './load.mts';
import { markdownTable } from './machine.mts';
import type { Hot } from './requests.mts';

export interface Measured {
  request: Hot;
  database: string;
  size: number;
  figures: Figures;
  cost?: Cost;
  answer?: Recorded;
  resident: number;
}

const number = new Intl.NumberFormat('en');
const whole = (value: number) => (Number.isNaN(value) ? '' : number.format(Math.round(value)));
const short = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));
const shareText = (part: number, of: number | undefined) => (of ? `${short((part / of) * 100)} %` : '');

const head = [
  'request',
  'database',
  'pets',
  'req/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'round trips',
  'rows read',
  'KiB',
  'gzipped',
  'MiB',
  'of Node',
  'of Next',
  'of its ceiling',
];

const times = ({ perSecond, p50, p95, p99 }: Figures) => [perSecond, p50, p95, p99].map(short);

function sizes(answer: Recorded | undefined): [string, string] {
  if (!answer) return ['', ''];
  const body = Buffer.from(answer.body, 'base64');
  return [(body.length / 1024).toFixed(1), (gzipSync(body).length / 1024).toFixed(1)];
}

const isPage = ({ ceiling }: Hot) => ceiling.includes('page');

function row({ request, database, size, figures, cost, answer, resident }: Measured, ceilings: Ceilings): string[] {
  const next = isPage(request) ? ceilings.next.page : ceilings.next.route;
  return [
    request.name,
    database,
    whole(size),
    ...times(figures),
    cost ? String(cost.roundTrips) : '',
    cost ? whole(cost.rows) : '',
    ...sizes(answer),
    whole(resident),
    shareText(figures.perSecond, ceilings.node.get(request.name)?.perSecond),
    shareText(figures.perSecond, next.perSecond),
    shareText(figures.perSecond, ceilings.same[request.ceiling].perSecond),
  ];
}

function limits({ next, same, sql }: Ceilings): string[][] {
  const bare = (name: string, figures: Figures) => [name, '', '', ...times(figures)];
  return [
    bare('Next: smallest page', next.page),
    bare('Next: smallest route', next.route),
    bare('static page, our middleware', same['static page']),
    bare('Next page, 15 rows by pg', same['page, 15 rows']),
    bare('Next route, 15 rows by pg', same['route, 15 rows']),
    bare('Next route, one row written', same['route, one row written']),
    bare('photo cut to size, no server', same['photos alone']),
    bare('one statement, a shared page', same['one statement']),
    bare('15 rows by pg, no server', sql),
  ];
}

export function table(measurements: readonly Measured[], ceilings: Ceilings): string {
  return markdownTable(head, [...limits(ceilings), ...measurements.map((one) => row(one, ceilings))]);
}

const inTurnHead = ['request', 'CPU ms', 'at most', "its ceiling's", 'times', 'at most'];

export function turnsTable(turns: readonly Turns[]): string {
  const rows = turns.map(({ request, cpu, ceilingCpu, times: share }) => {
    const [most = '', mostTimes = ''] = [request.cpuAtMost?.toFixed(2), request.atMost?.toFixed(1)];
    return [request.name, cpu.toFixed(2), most, ceilingCpu.toFixed(2), share.toFixed(2), mostTimes];
  });
  return markdownTable(inTurnHead, rows);
}

/** Tolerated difference between a small and a large database, because the number of index pages varies. */
const ROWS_MORE = 20;

export function flatness(measurements: readonly Measured[]): { lines: string[]; grown: string[] } {
  const foundMeasurements = measurements.filter(
    ({ database, request }) => database === 'Postgres' && request.method !== 'POST',
  );
  const smallest = Math.min(...foundMeasurements.map(({ size }) => size));
  const largest = Math.max(...foundMeasurements.map(({ size }) => size));
  const lines: string[] = [];
  const grownNames: string[] = [];
  for (const small of smallest < largest ? foundMeasurements.filter(({ size }) => size === smallest) : []) {
    const large = foundMeasurements.find(
      ({ size, request }) => size === largest && request.name === small.request.name,
    );
    if (!large) continue;
    const rows = [small.cost?.rows ?? 0, large.cost?.rows ?? 0] as const;
    const line = `${small.request.name}: ${shareText(large.figures.perSecond, small.figures.perSecond)} of the requests per second, ${whole(rows[0])} → ${whole(rows[1])} rows`;
    lines.push(line);
    if (rows[1] > Math.max(rows[0], small.request.shows ?? 0) + ROWS_MORE) grownNames.push(line);
  }
  const title = `From ${whole(smallest)} to ${whole(largest)} pets, and as many older rows of the pet itself:`;
  return { lines: lines.length > 0 ? [title, ...lines] : [], grown: grownNames };
}
