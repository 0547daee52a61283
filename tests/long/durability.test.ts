import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, lostOf, storedVisits, tokenOf, writes } from '../support/acknowledged';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { aMember, type Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';

const KILLS = 20;
const WRITERS = 4;
const onPostgres = Boolean(process.env.APP_DATABASE_URL);

const waitFor = (ms: number) => new Promise((later) => setTimeout(later, ms));
const newLog = (): Log => ({ kept: new Map(), unavailable: 0, times: [], others: [] });

async function aWriter(app: RunningApp) {
  process.env.APP_BASE_URL = app.url;
  const person = await aMember();
  return { person, petId: (await person.addsPet()).id };
}

async function untilKept(log: Log, more: number): Promise<void> {
  const enough = log.kept.size + more;
  const deadline = Date.now() + 30_000;
  while (log.kept.size < enough && Date.now() < deadline) await waitFor(10);
}

let stops: (() => void)[] = [];

function several(person: Person, petId: string, log: Log): () => Promise<unknown> {
  let over = false;
  const stopWorker = () => {
    over = true;
  };
  stops.push(stopWorker);
  const all = Promise.all(Array.from({ length: WRITERS }, () => writes(person, petId, log, () => over)));
  return () => {
    stopWorker();
    return all;
  };
}

afterEach(() => {
  for (const stopWorker of stops) stopWorker();
  stops = [];
});

async function killTheApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-durable-'));
  const log = newLog();
  let app = await startApp({ dataDir });
  try {
    const { person, petId } = await aWriter(app);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const stopWriting = several(person, petId, log);
      await untilKept(log, 20 + Math.floor(Math.random() * 40));
      await app.stop('SIGKILL');
      await stopWriting();
      app = await startApp({ dataDir });
      process.env.APP_BASE_URL = app.url;
      expect(lostOf(log, await storedVisits(person, petId))).toEqual([]);
    }
    expect(log.others).toEqual([]);
    expect(log.kept.size).toBeGreaterThan(KILLS * 10);
    console.info(`durability, app killed ${KILLS} times: ${log.kept.size} acknowledged, 0 lost, 0 half written`);
  } finally {
    await app.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killPostgres() {
  const postgres = await startPostgres({ durable: true });
  const app = await startApp({ databaseUrl: await postgres.createDatabase('durable') });
  try {
    const log = newLog();
    const { person, petId } = await aWriter(app);
    const backAfter: number[] = [];
    let slowest = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const stopWriting = several(person, petId, log);
      await untilKept(log, 20 + Math.floor(Math.random() * 40));
      await postgres.kill();
      const refusedCount = log.unavailable;
      while (log.unavailable === refusedCount) await waitFor(10);
      const pages = ['/home', `/pets/${petId}`, `/shared/${'A'.repeat(43)}`];
      const routes = ['/api/pets', '/api/health', '/api/users/current', `/api/pets/${petId}/vet-records`];
      for (const path of [...routes, ...pages]) {
        const began = performance.now();
        const { status, headers } = await person.get(path);
        expect([path, status, Number(headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
        slowest = Math.max(slowest, performance.now() - began);
      }
      await postgres.restart();
      const back = performance.now();
      while ((await person.get('/api/pets')).status !== 200) await waitFor(10);
      backAfter.push(performance.now() - back);
      await untilKept(log, 5);
      await stopWriting();
      await tokenOf(person);
      expect(lostOf(log, await storedVisits(person, petId))).toEqual([]);
    }
    expect(app.child.exitCode).toBeNull();
    expect(log.others).toEqual([]);
    const most = { read: slowest, write: Math.max(...log.times), back: Math.max(...backAfter) };
    console.info(
      `durability, Postgres killed ${KILLS} times: ${log.kept.size} acknowledged, 0 lost, 0 half written; ` +
        `${log.unavailable} writes told 503; slowest read meanwhile ${Math.round(most.read)} ms, slowest write ` +
        `${Math.round(most.write)} ms; at work again after ${Math.round(most.back)} ms at most`,
    );
    expect(most.read).toBeLessThan(2000);
    expect(most.write).toBeLessThan(2000);
    expect(most.back).toBeLessThan(5000);
  } finally {
    await app.stop();
    await postgres.stop();
  }
}

const LIMIT_MS = 15 * 60_000;

if (onPostgres)
  test('killing Postgres twenty times loses no acknowledged write, and the app recovers', killPostgres, LIMIT_MS);
else test('killing the app twenty times loses no acknowledged write', killTheApp, LIMIT_MS);
