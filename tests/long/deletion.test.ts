import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { aFullAccount } from '../support/a-full-account';
import { startApp } from '../support/app-server.mjs';
import { findInDatabase, findTexts } from '../support/search-database';
import { Visitor } from '../support/visitor';

const CRON_SECRET = 'a-secret-for-tests-of-the-clock';
const env = { CRON_SECRET, PUSH_HOSTS: '127.0.0.1' };

test('R6.7 the database of a stopped app contains no data of deleted accounts', async () => {
  const databaseUrl = process.env.APP_DATABASE_URL || undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-deleted-'));
  const app = await startApp({ dataDir, env, ...(databaseUrl && { databaseUrl }) });
  process.env.APP_BASE_URL = app.url;

  const [ana, eve] = [await aFullAccount(), await aFullAccount()];
  expect((await ana.person.delete(`/api/users/${ana.ids.userId}`)).status).toBe(200);
  const jobAnswer = await new Visitor().get('/api/cron/jobs', { Authorization: `Bearer ${CRON_SECRET}` });
  expect(jobAnswer.status).toBe(200);

  await app.stop();
  const searchTexts = async (texts: string[]) => {
    if (databaseUrl) return findInDatabase(databaseUrl, texts);
    const database = await PGlite.create({ dataDir: join(dataDir, 'db') });
    return findTexts((sql, values) => database.query(sql, values), texts).finally(() => database.close());
  };
  const places = await searchTexts([eve.tag, eve.ids.userId ?? '', eve.ids.petId ?? '']);
  expect(places.length).toBeGreaterThan(40);
  expect(await searchTexts([ana.tag, ana.ids.userId ?? '', ana.ids.petId ?? ''])).toEqual([]);

  console.info(`deletion: ${places.length} columns held an account; of the deleted one none does`);
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
