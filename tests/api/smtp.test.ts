import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';
import { AUTHORITY, LOGIN, type MailServer, refusal, startMailServer } from '../support/smtp-server';

const REFUSED = 'refused@example.org';
const LATER = 'later@example.org';

const shared = process.env.APP_DATABASE_URL;
const name = `smtp_${randomUUID().replaceAll('-', '')}`;
const asked = new Map<string, number>();
const apps: RunningApp[] = [];
let server: MailServer;

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: shared });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Own database, since the processes of one database run each other's jobs. */
async function ownDatabase(): Promise<string | undefined> {
  if (!shared) return undefined;
  await administer(`CREATE DATABASE "${name}"`);
  const url = new URL(shared);
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  server = await startMailServer({
    authOptional: false,
    onRcptTo({ address }, _session, done) {
      const count = (asked.get(address) ?? 0) + 1;
      asked.set(address, count);
      if (address === REFUSED) done(refusal(550));
      else done(address === LATER && count === 1 ? refusal(451) : null);
    },
  });
  const databaseUrl = await ownDatabase();
  const env = {
    MAIL_FROM: 'Pawfolio <hello@example.org>',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(server.port),
    SMTP_USER: LOGIN.user,
    SMTP_PASSWORD: LOGIN.password,
    NODE_EXTRA_CA_CERTS: AUTHORITY,
  };
  // The embedded database serves one process.
  for (let count = 0; count < (databaseUrl ? 2 : 1); count += 1) apps.push(await startApp({ databaseUrl, env }));
}, 240_000);

afterAll(async () => {
  for (const app of apps) await app.stop();
  await server?.stop();
  if (shared) await administer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
});

function person(email: string, index = 0): Person {
  const one = new Person(email);
  one.at = apps[index % apps.length]?.url;
  return one;
}

const mailsTo = (email: string) => server.mails.filter(({ to }) => to.includes(email));

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 900) throw new Error('no mail arrived');
    await wait(100);
  }
}

test('R14.3 R6.1 a login mail arrives encrypted, and its code signs in', async () => {
  const ana = person('ana.lopez@example.org');

  expect((await ana.asksForLink()).status).toBe(200);
  await until(() => mailsTo(ana.email).length > 0);

  const [mail] = mailsTo(ana.email);
  const { text = '', from } = await PostalMime.parse(mail?.raw ?? '');
  expect([mail?.secure, from]).toEqual([true, { name: 'Pawfolio', address: 'hello@example.org' }]);
  expect((await ana.typesCode(/^\d{6}$/m.exec(text)?.[0] ?? '')).status).toBe(200);
  expect((await ana.get('/dev/outbox')).status).toBe(404);
}, 120_000);

test('R14.3 each mail is delivered once by all processes', async () => {
  const people = Array.from({ length: 12 }, (_, index) => person(`p${index}@example.org`, index));

  await Promise.all(people.map((one) => one.asksForLink()));
  await until(() => people.every(({ email }) => mailsTo(email).length > 0));

  const counts = people.map(({ email }) => [email, mailsTo(email).length, asked.get(email)]);
  expect(counts).toEqual(people.map(({ email }) => [email, 1, 1]));
  const ids = await Promise.all(server.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(new Set(ids).size).toBe(server.mails.length);
}, 120_000);

test('R14.3 a passing refusal is retried, a permanent one is not', async () => {
  for (const email of [REFUSED, LATER]) expect((await person(email).asksForLink()).status).toBe(200);

  await until(() => mailsTo(LATER).length > 0);

  expect([asked.get(LATER), asked.get(REFUSED), mailsTo(REFUSED)]).toEqual([2, 1, []]);
  const lines = apps.flatMap((app) => app.lines).join('\n');
  expect(lines).toContain('mail service: recipient (550)');
  for (const secret of ['example.org', LOGIN.password, JSON.stringify(LOGIN.password).slice(1, -1)])
    expect(lines).not.toContain(secret);
}, 120_000);
