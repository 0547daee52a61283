import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { openEvents } from '../support/event-stream';
import { mailsIn } from '../support/outbox';
import { aMember, Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';
import { roundRobin } from '../support/round-robin';
import { type Answer, Visitor } from '../support/visitor';

const PROCESSES = 4;
const HOUR = 3_600_000;
const CRON_SECRET = 'a-secret-for-tests-of-the-clock';

type Started<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>;

let postgres: Started<typeof startPostgres>;
let proxy: Started<typeof roundRobin>;
let client: Client;
const apps: RunningApp[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('four');
  proxy = await roundRobin(apps);
  process.env.APP_BASE_URL = proxy.url;
  while (apps.length < PROCESSES) {
    const dataDir = apps[0]?.dataDir;
    const env = { APP_URL: proxy.url, CRON_SECRET };
    apps.push(await startApp({ databaseUrl, ...(dataDir && { dataDir }), logLevel: 'trace', env }));
  }
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
}, 180_000);

afterAll(async () => {
  await client?.end();
  proxy?.close();
  await Promise.all(apps.slice(1).map((app) => app.stop()));
  await apps[0]?.stop();
  await postgres?.stop();
}, 60_000);

const everyone = <T>(one: T): T[] => apps.map(() => one);

function everywhere(path: string, headers: Record<string, string> = {}): Promise<Answer[]> {
  return Promise.all(
    apps.map(({ url }) => {
      const reader = new Visitor();
      reader.at = url;
      return reader.get(path, headers);
    }),
  );
}

/** Headers of a browser's conditional request. Explicit, because fetch adds `no-cache` to conditional requests. */
const has = (etag: string) => ({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0', Pragma: '' });

async function theEtag(path: string): Promise<string> {
  const etags = new Set((await everywhere(path)).map(({ headers }) => headers.get('etag')));
  expect(etags.size).toBe(1);
  return [...etags][0] ?? '';
}

async function roundTripsEverywhere(path: string): Promise<number[]> {
  const mark = randomUUID();
  await everywhere(path, { 'X-Request-Id': mark });
  return Promise.all(
    apps.map(async ({ lines }) => {
      for (;;) {
        const line = lines.find((text) => text.includes('"roundTrips"') && text.includes(mark));
        if (line) return JSON.parse(line).roundTrips;
        await wait(10);
      }
    }),
  );
}

async function writeAt(person: Person, { url }: RunningApp, ...[method, path, body]: Parameters<Person['change']>) {
  person.at = url;
  const { status } = await person.change(method, path, body, { Origin: proxy.url });
  person.at = undefined;
  expect(status).toBeLessThan(300);
}

async function aLink(name = 'Luna') {
  const owner = await aMember();
  const pet = await owner.addsPet({ name });
  const share = await owner.sharesPet(pet.id);
  return { owner, own: `/api/pets/${pet.id}`, share, page: `/shared/${share.accessKey}` };
}

async function untilDone(job: string): Promise<void> {
  const unfinishedSql = `SELECT count(*)::int AS "left" FROM pgboss.job WHERE name = $1 AND state < 'completed'`;
  for (;;) {
    const { rows } = await client.query<{ left: number }>(unfinishedSql, [job]);
    if (rows[0]?.left === 0) return;
    await wait(50);
  }
}

async function mailsTo(people: readonly Person[]): Promise<number[]> {
  const mails = await mailsIn(apps[0]?.dataDir);
  return people.map(({ email }) => mails.filter((mail) => mail.includes(email)).length);
}

test('R9.1 a write in any process is visible at once in every process', async () => {
  const { owner, own, page } = await aLink();

  for (const [at, app] of apps.entries()) {
    const before = await theEtag(page);
    expect(await roundTripsEverywhere(page)).toEqual(everyone(1));
    await writeAt(owner, app, 'PATCH', own, { name: `Nova ${at}` });

    const pages = await everywhere(page, has(before));
    expect(pages.map(({ status, body }) => [status, String(body).includes(`Nova ${at}`)])).toEqual(
      everyone([200, true]),
    );

    await writeAt(owner, app, 'POST', `${own}/weights`, { grams: 4100 + at * 100, measuredAt: new Date() });
    const weightAnswers = await everywhere(page, has(await theEtag(page)));
    expect(weightAnswers.map(({ status }) => status)).toEqual(everyone(304));
    expect(String((await owner.get(page)).body).includes(`4.${at + 1}\u00a0kg`)).toBe(true);
  }
}, 60_000);

test('R11.6 a write in one process reaches event streams of every process', async () => {
  const [owner, carer] = await Promise.all([aMember(), aMember()]);
  const { id } = await owner.addsPet();
  await owner.invites(carer, id);
  for (const { url } of apps) {
    owner.at = url;
    const stream = await openEvents(owner);
    const other = apps.find((app) => app.url !== url) as RunningApp;
    await writeAt(carer, other, 'POST', `/api/pets/${id}/weights`, { grams: 4100, measuredAt: new Date() });
    expect((await stream.hears(1)).at(-1)?.data).toEqual({ pet: id });
  }
}, 60_000);

test('R9.1 a link revoked in one process is not found in any process', async () => {
  const { owner, own, share, page } = await aLink('Secretive');
  const etag = await theEtag(page);
  expect(await roundTripsEverywhere(page)).toEqual(everyone(1));

  await writeAt(owner, apps[3] as RunningApp, 'DELETE', `${own}/shares/${share.id}`);

  const answers = await everywhere(page, has(etag));
  expect(answers.map(({ status, body }) => [status, String(body).includes('Secretive')])).toEqual(
    everyone([404, false]),
  );
}, 30_000);

test('R9.1 simultaneous requests by one reader to all processes count as one opening', async () => {
  const { owner, own, share, page } = await aLink();
  const views = `${own}/shares/${share.id}/views`;
  const readers = Array.from({ length: 8 }, () => new Visitor());
  const openings = async (count: number) => {
    for (;;) {
      const { items } = (await owner.get(views)).body;
      if (items.length >= count) return items;
      await wait(10);
    }
  };

  await Promise.all(readers.flatMap((reader) => apps.map(() => reader.get(page))));
  expect(await openings(readers.length)).toHaveLength(readers.length);
  await new Visitor().get(page);
  expect(await openings(readers.length + 1)).toHaveLength(readers.length + 1);

  const { items } = (await owner.get(`${own}/shares`)).body;
  expect(items).toMatchObject([{ openings: readers.length + 1 }]);
}, 30_000);

test('R10.3 wrong keys are counted across all processes', async () => {
  const guesser = new Visitor();

  const guesses = Array.from({ length: 40 }, () => guesser.get(`/api/shared/${'A'.repeat(43)}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);

  expect(statuses.toSorted()).toEqual([...new Array(20).fill(404), ...new Array(20).fill(429)]);
}, 30_000);

test('R6.1 one mail a minute per address is a limit across all processes', async () => {
  const ana = new Person();

  await Promise.all(Array.from({ length: 3 * PROCESSES }, () => ana.asksForLink()));
  await ana.readsMail();
  await untilDone('sign-in-mail');

  expect(await mailsTo([ana])).toEqual([1]);
}, 30_000);

test('R6.1 mails requested in four processes are sent once each', async () => {
  const people = Array.from({ length: 24 }, () => new Person());

  await Promise.all(people.map((person) => person.asksForLink()));
  await untilDone('sign-in-mail');

  expect(await mailsTo(people)).toEqual(people.map(() => 1));
}, 30_000);

function ownersToRemind(count: number): Promise<Person[]> {
  const startsAt = new Date(Date.now() + HOUR + 5000).toISOString();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const owner = await aMember();
      const { id } = await owner.addsPet({ type: 'fish' });
      const requestBody = { startsAt, kind: 'vet', title: 'Stitches out', reminderMinutesBefore: 60 };
      expect((await owner.post(`/api/pets/${id}/appointments`, requestBody)).status).toBe(201);
      return owner;
    }),
  );
}

const untilReminded = async (owners: readonly Person[], meanwhile: () => Promise<unknown>) => {
  while ((await mailsTo(owners)).includes(1)) await meanwhile();
  await untilDone('reminder-send');
};

test('R7.10 due reminders are sent once when every process receives the tick', async () => {
  const owners = await ownersToRemind(8);
  const tickEverywhere = () => everywhere('/api/cron/reminders', { Authorization: `Bearer ${CRON_SECRET}` });

  await untilReminded(owners, tickEverywhere);
  expect((await tickEverywhere()).map(({ status }) => status)).toEqual(everyone(200));
  await untilDone('reminder-send');

  expect(await mailsTo(owners)).toEqual(owners.map(() => 2));
}, 60_000);

test('R7.10 four schedulers run one tick a minute, which sends reminders once', async () => {
  const owners = await ownersToRemind(4);

  await untilReminded(owners, () => wait(250));
  await untilDone('reminder-tick');

  expect(await mailsTo(owners)).toEqual(owners.map(() => 2));
  const { rows } = await client.query<{ ticks: number; minutes: number }>(
    `SELECT count(*) FILTER (WHERE name = 'reminder-tick')::int AS "ticks",
       count(DISTINCT singleton_on) FILTER (WHERE data->>'name' = 'reminder-tick')::int AS "minutes"
     FROM pgboss.job`,
  );
  expect(rows[0]?.ticks).toBeGreaterThan(0);
  expect(rows[0]?.ticks).toBeLessThanOrEqual(rows[0]?.minutes ?? 0);
}, 180_000);
