import { Client } from 'pg';
import type { RunningApp } from '../support/app-server.mjs';
import { startApp } from '../support/app-server.mjs';
import { mailsIn } from '../support/outbox';
import { aMember, Person } from '../support/people';
import { freePort } from '../support/processes.mjs';
import { Visitor } from '../support/visitor';

// The first process is shared by all tests; the second uses the same database, secret and files.
const databaseUrl = process.env.APP_DATABASE_URL;
const dataDir = process.env.APP_DATA_DIR ?? '';

function onPostgres(): void {
  let second: RunningApp;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    second = await startApp({
      databaseUrl,
      dataDir,
      env: { METRICS_PORT: String(metricsPort), WRITES_PER_MINUTE: '30' },
    });
  }, 60_000);
  afterAll(() => second?.stop());

  test('R2.1 R10.1 signing in and out takes effect in both processes at once', async () => {
    const ana = await aMember();
    const { body: csrf } = await ana.get('/api/csrf-token');
    ana.at = second.url;
    const requestBody = { name: 'Luna', type: 'dog' };

    const { status, body: pet } = await ana.send('POST', '/api/pets', requestBody, { 'X-CSRF-Token': csrf.token });
    expect(status).toBe(201);
    ana.at = undefined;
    expect((await ana.get(`/api/pets/${pet.id}`)).body.name).toBe('Luna');

    const cookies = new Map(ana.cookies);
    await ana.post('/api/auth/logout');
    const old = new Visitor();
    for (const [name, value] of cookies) old.cookies.set(name, value);
    old.at = second.url;
    expect((await old.get('/api/users/current')).status).toBe(401);
  });

  test('R9.1 R10.3 revocations and wrong keys count across both processes', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const share = await ana.sharesPet(pet.id);
    const vet = new Visitor();

    vet.at = second.url;
    expect((await vet.get(`/api/shared/${share.accessKey}`)).status).toBe(200);
    expect((await ana.delete(`/api/pets/${pet.id}/shares/${share.id}`)).status).toBe(200);
    expect((await vet.get(`/api/shared/${share.accessKey}`)).status).toBe(404);

    const [here, there] = [new Visitor(), new Visitor()];
    there.at = second.url;
    const guessAt = async (at: number) => {
      const visitor = at % 2 === 0 ? here : there;
      const headers = { 'X-Forwarded-For': here.address };
      return (await visitor.get(`/api/shared/${'A'.repeat(43)}`, headers)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, at) => guessAt(at)));
    expect(statuses.toSorted()).toEqual([...new Array(20).fill(404), ...new Array(10).fill(429)]);
  });

  test('R7.7 R10.4 a write sent to both processes happens once; push keys match', async () => {
    const ana = await aMember();
    const { body: csrf } = await ana.get('/api/csrf-token');
    const other = new Person(ana.email);
    for (const [name, value] of ana.cookies) other.cookies.set(name, value);
    other.at = second.url;
    const headers = { 'X-CSRF-Token': csrf.token, 'Idempotency-Key': 'once-over-both' };
    const requestBody = { name: 'Once', type: 'cat' };

    const [a, b] = await Promise.all([ana, other].map((one) => one.send('POST', '/api/pets', requestBody, headers)));

    expect([a?.status, b?.status, a?.body.id]).toEqual([201, 201, b?.body.id]);
    expect((await ana.get('/api/pets')).body).toHaveLength(1);
    expect((await other.get('/api/push-key')).body).toEqual((await ana.get('/api/push-key')).body);
  });

  test('R6.1 twelve emails requested at both processes are each sent once', async () => {
    const people = Array.from({ length: 12 }, () => new Person());
    await Promise.all(
      people.map((person, at) => {
        person.at = at % 2 === 0 ? second.url : undefined;
        return person.asksForLink();
      }),
    );
    await Promise.all(people.map((person) => person.readsMail()));
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const unfinishedSql = `SELECT count(*)::int AS "left" FROM pgboss.job WHERE name = 'sign-in-mail' AND state < 'completed'`;
    for (;;) {
      const { rows } = await client.query<{ left: number }>(unfinishedSql);
      if (rows[0]?.left === 0) break;
    }
    await client.end();
    const mails = await mailsIn(dataDir);
    const mailCounts = people.map(({ email }) => mails.filter((mail) => mail.includes(email)).length);

    expect(mailCounts).toEqual(people.map(() => 1));
  });

  test('R10.7 rejects an account’s writes beyond the rate limit, but allows deletes', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    const pet = await ana.addsPet();
    ana.at = second.url;
    ben.at = second.url;

    const answers = await Promise.all(Array.from({ length: 31 }, () => ana.post('/api/pets', { name: '' })));

    const refusals = answers.filter(({ status }) => status === 429);
    expect(refusals.length).toBeGreaterThan(0);
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ana.delete(`/api/pets/${pet.id}`)).status).toBe(200);
    expect((await ben.post('/api/pets', { name: 'Milo', type: 'cat' })).status).toBe(201);
  });

  test('metrics show routes and kinds, no user data, and need permission', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    ana.at = second.url;
    for (const path of [`/api/pets/${pet.id}`, `/pets/${pet.id}`, '/made-up', '/']) await ana.get(path);

    expect((await ana.get('/metrics')).status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await answer.text();
    const countedMetric = (route: string, status: number) =>
      `pawfolio_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"} 1\n`;
    for (const route of ['/api/pets/[petId]', '/pets/[petId]', '/']) expect(text).toContain(countedMetric(route, 200));
    expect(text).toContain('{route="unknown",method="GET",status="404"}');
    expect(text).toMatch(/pawfolio_database_round_trips_total [1-9]/);
    expect(text).toMatch(/process_resident_memory_bytes \d/);
    expect(text).toContain('# TYPE pawfolio_jobs_waiting gauge');
    expect(text).toMatch(/pawfolio_(jobs|mails)_total\{/);
    expect(text).not.toContain(pet.id);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });
}

if (databaseUrl) describe('two processes on one Postgres', onPostgres);
else
  test('a second process reports which process holds the embedded database', async () => {
    await expect(startApp({ dataDir })).rejects.toThrow(/in use by process \d+/);
  }, 30_000);
