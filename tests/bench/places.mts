import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { keyedHash } from '../../lib/core/security/secrets';
import { type AppOptions, migrateDatabase, type RunningApp, startApp } from '../support/app-server.mjs';
import type { startPostgres } from '../support/postgres.mjs';
import { fill, type SignIn } from './data.mts';
import { type Checked, checkPlans, collectLog, logPlans } from './plans.mts';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const env = { AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing' };
process.env.AUTH_SECRET = env.AUTH_SECRET;

const codeHash = (id: string, code: string) => keyedHash('sign-in-code', `${id}.${code}`);

export interface Place {
  database: 'PGlite' | 'Postgres';
  size: number;
  databaseUrl?: string;
  stock: SignIn[];
  /** Direct connection to the database. Undefined for PGlite. */
  client?: pg.Client;
  start: (options?: AppOptions) => Promise<RunningApp>;
  withPlans?: (work: () => Promise<void>) => Promise<Checked>;
  close: () => Promise<void>;
}

const started = async (options: AppOptions): Promise<RunningApp> => {
  const app = await startApp({ logLevel: 'error', ...options, env: { ...env, ...options.env } });
  process.env.APP_BASE_URL = app.url;
  return app;
};

export async function onPglite(size: number, signIns: number): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-bench-'));
  await migrateDatabase({ ...env, DATA_DIR: dataDir, DATABASE_URL: '' });
  const database = await PGlite.create({ dataDir: join(dataDir, 'db') });
  const stock = await fill((sql) => database.exec(sql), { size, signIns, codeHash });
  await database.close();
  return {
    database: 'PGlite',
    size,
    stock,
    start: (options = {}) => started({ ...options, dataDir }),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function template(postgres: Postgres): Promise<string> {
  const name = 'bench_template';
  const { rows } = await runSql(postgres, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (rows.length === 0) {
    const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-bench-'));
    await migrateDatabase({ ...env, DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase(name) });
    await rm(dataDir, { recursive: true, force: true });
  }
  return name;
}

async function runSql(postgres: Postgres, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

export async function onPostgres(postgres: Postgres, size: number, signIns: number): Promise<Place> {
  const name = `bench_${size}`;
  const databaseUrl = await postgres.createDatabase(name, await template(postgres));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stock = await fill((sql) => client.query(sql), { size, signIns, codeHash, unchecked: true });
  return {
    database: 'Postgres',
    size,
    databaseUrl,
    stock,
    client,
    start: (options = {}) => started({ ...options, databaseUrl }),
    async withPlans(work) {
      await logPlans(client, name);
      const readLog = collectLog(postgres.child);
      await work();
      return checkPlans(client, readLog());
    },
    async close() {
      await client.end();
      await postgres.dropDatabase(name);
    },
  };
}
