// npm run bench: every hot request on both databases, at three sizes, against the limits of this machine.
//   npm run bench -- --quick             the small size only, 3 s each: under 3 minutes
//   npm run bench -- --seconds 10        per measurement (default 5)
//   npm run bench -- --sizes 10,1000     pets of others, and older rows of the measured pet
//   npm run bench -- --only /pets        requests whose name contains this
//   npm run bench -- --postgres          without PGlite
//   npm run bench -- --cpu               processor time per request alone
//   npm run bench -- --node <binary>     on another Node
// Writes tests/.output/bench.md and bench.json, too, and the processor times into docs/performance.md.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { build } from '../../.config/build.mjs';
import { root } from '../../.config/prepare.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { type Ceilings, measureCeilings, record } from './ceilings.mts';
import { costsOf } from './counts.mts';
import { measureInTurn, type Turns, tooDear } from './in-turn.mts';
import { load, loadAll } from './load.mts';
import { machineLine, residentMiB } from './machine.mts';
import { onPglite, onPostgres, type Place } from './places.mts';
import type { Checked } from './plans.mts';
import { flatness, type Measured, table, turnsTable } from './report.mts';
import { type Hot, hotRequests } from './requests.mts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    sizes: { type: 'string' },
    only: { type: 'string', default: '' },
    postgres: { type: 'boolean', default: false },
    cpu: { type: 'boolean', default: false },
    node: { type: 'string' },
  },
});
const seconds = Number(values.seconds ?? (values.quick ? 3 : 5));
const sizes = (values.sizes ?? (values.quick ? '10' : '10,1000,100000'))
  .split(',')
  .map(Number)
  .sort((a, b) => a - b);
const largest = sizes.at(-1) ?? 10;
const PGLITE_AT_MOST = values.postgres ? 0 : 1000;
/** Each sign-in uses up a code. 600 per second are more than the server can reach. */
const signIns = Math.ceil(600 * (seconds * 1.4 + 1));

/** The quick run has only one size, so it skips the first pages of lists, which serve to compare sizes. */
const leftOutNames = values.quick ? ['GET …/:id/weights'] : [];
const scaling = values.quick ? ['/pets'] : ['/pets', 'GET /api/pets'];

const logLine = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`);

/** Resembles a phone's photo that the browser resized: hard to compress, some hundred KiB. */
const photo = await sharp({
  create: {
    ...{ width: 1600, height: 1200, channels: 3, background: '#7a8f6a' },
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

const measurements: Measured[] = [];
const notes: string[] = [];
const problems: string[] = [];
let ceilings: Ceilings | undefined;
const turns: Turns[] = [];

async function severalProcesses(place: Place, first: string, requests: readonly Hot[]): Promise<void> {
  const second = await place.start();
  try {
    for (const request of requests.filter(({ name }) => scaling.includes(name))) {
      const one = await loadAll([first], request, seconds);
      const two = await loadAll([first, second.url], request, seconds);
      notes.push(
        `Two processes on one Postgres, ${request.name}: ${Math.round(two)} instead of ${Math.round(one)} req/s, ${(two / one).toFixed(2)} times one (all of it on ${cpus().length} cores, with the database and the load)`,
      );
    }
  } finally {
    await second.stop();
  }
}

async function measureLoad(place: Place): Promise<{ requests: Hot[]; own: Measured[] }> {
  const app = await place.start();
  try {
    const wantedRequests = (await hotRequests(place.stock, photo)).filter(
      ({ name }) => name.includes(values.only) && !leftOutNames.includes(name),
    );
    const answers = await record(app.url, wantedRequests);
    const own: Measured[] = [];
    const before = residentMiB(app.child.pid);
    for (const request of wantedRequests) {
      if (request.ceiling === 'photos alone' && place.database === 'Postgres' && place.size === largest) {
        logLine('two processes on one Postgres');
        await severalProcesses(place, app.url, wantedRequests);
      }
      logLine(`${place.database}, ${place.size} pets: ${request.name}`);
      const figures = await load(app.url, request, { seconds });
      if (figures.failed) problems.push(`${request.name} on ${place.database}: ${figures.failed}`);
      const { database, size } = place;
      const answer = answers.get(request.name);
      own.push({ request, database, size, figures, answer, resident: residentMiB(app.child.pid) });
    }
    const spentSeconds = Math.round(wantedRequests.length * seconds);
    notes.push(
      `${place.database}, ${place.size} pets: ${before} MiB resident before the load, ${residentMiB(app.child.pid)} MiB after ${spentSeconds} s of it`,
    );
    return { requests: wantedRequests, own };
  } finally {
    await app.stop();
  }
}

async function measureCosts(place: Place, requests: readonly Hot[], own: Measured[]): Promise<void> {
  logLine(`${place.database}, ${place.size} pets: round trips and rows`);
  const app = await place.start({ logLevel: 'trace', env: { DATABASE_POOL: '1' } });
  try {
    const costs = await costsOf(app, requests, place.client);
    for (const one of own) one.cost = costs.get(one.request.name);
  } finally {
    await app.stop();
  }
}

function noteOf({ statements, large, wrong }: Checked): void {
  if (large.length === 0) return;
  notes.push(
    `Plans of ${statements} statements at ${largest} pets: ${wrong.length} read a table of more than 10,000 rows from end to end (${large.length} tables are that large)`,
  );
  problems.push(...wrong.map((line) => `no index: ${line}`));
}

async function measurePlace(place: Place): Promise<void> {
  try {
    const { requests, own } = await measureLoad(place);
    const costs = () => measureCosts(place, requests, own);
    if (place.withPlans && place.size === largest) noteOf(await place.withPlans(costs));
    else await costs();
    measurements.push(...own);
    if (place.databaseUrl && place.size === largest) {
      const answers = new Map(own.flatMap(({ request, answer }) => (answer ? [[request.name, answer]] : [])));
      logLine('processor time in turn with a bare page');
      await measureTurns({ place, requests, answers });
      logLine('what this machine can do at most');
      ceilings = await measureCeilings({
        databaseUrl: place.databaseUrl,
        requests,
        answers,
        photo,
        seconds: values.quick ? seconds / 2 : seconds,
      });
    }
  } finally {
    await place.close();
  }
}

async function measureTurns(machine: Parameters<typeof measureInTurn>[0]): Promise<void> {
  turns.push(...(await measureInTurn(machine)));
  problems.push(...tooDear(turns));
}

/** Measures turns at the largest size, without load. */
async function measureTurnsAlone(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const place = await onPostgres(postgres, largest, 1);
    const app = await place.start();
    const requests = await hotRequests(place.stock, photo);
    const answers = await record(
      app.url,
      requests.filter(({ name }) => ['landing', '/shared/:key'].includes(name)),
    );
    await app.stop();
    const wantedRequests = requests.filter(({ name }) => name.includes(values.only));
    await measureTurns({ place, requests: wantedRequests, answers });
    await place.close();
  } finally {
    await postgres.stop();
  }
}

async function keepTurns(): Promise<void> {
  if (values.only) return;
  const file = join(root, 'docs', 'performance.md');
  const marks = ['<!-- npm run bench -->', '<!-- end -->'] as const;
  const [before = '', rest = ''] = (await readFile(file, 'utf8')).split(marks[0]);
  const after = rest.slice(rest.indexOf(marks[1]));
  await writeFile(file, `${before}${marks[0]}\n${machineLine()}:\n\n${turnsTable(turns)}\n${after}`);
}

async function measureAll(): Promise<void> {
  for (const size of sizes.filter((one) => one <= PGLITE_AT_MOST)) await measurePlace(await onPglite(size, signIns));
  const postgres = await startPostgres();
  try {
    for (const size of sizes) {
      logLine(`filling Postgres for ${size} pets`);
      await measurePlace(await onPostgres(postgres, size, signIns));
    }
  } finally {
    await postgres.stop();
  }
}

if (values.node) process.execPath = resolve(values.node);
process.chdir(root);
await build();
if (values.cpu) {
  await measureTurnsAlone();
  console.log(`\n${machineLine()}\n\n${turnsTable(turns)}\n\n${problems.map((line) => `✗ ${line}`).join('\n')}`);
  await keepTurns();
  process.exit(problems.length > 0 ? 1 : 0);
}
await measureAll();
if (!ceilings) throw new Error('nothing was measured');
const { lines, grown } = flatness(measurements);
problems.push(...grown.map((line) => `not flat: ${line}`));
const text = [
  `${machineLine()}. 16 connections, ${seconds} s each; app, database and load on this machine.`,
  '',
  table(measurements, ceilings),
  '',
  turnsTable(turns),
  '',
  ...[...notes, ...lines].map((line) => `- ${line}`),
  ...(problems.length > 0 ? ['', ...problems.map((line) => `✗ ${line}`)] : []),
].join('\n');
console.log(`\n${text}`);
await mkdir(join(root, 'tests', '.output'), { recursive: true });
await writeFile(join(root, 'tests', '.output', 'bench.md'), `${text}\n`);
await keepTurns();
const plain = measurements.map(({ request: { name }, answer: _answer, ...rest }) => ({ name, ...rest }));
await writeFile(join(root, 'tests', '.output', 'bench.json'), JSON.stringify(plain, null, 2));
process.exit(problems.length > 0 ? 1 : 0);
