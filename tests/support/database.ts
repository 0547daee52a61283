import { randomUUID } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test`);
  return value;
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: requireVariable('TEST_POSTGRES_URL') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Same for all suites of a group (suite-groups.mjs), because the environment is read once. */
const name = `test_${randomUUID().replaceAll('-', '')}`;
const folder = join(tmpdir(), `pawfolio-${name}`);

async function discard(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) await administer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
}

export function withDatabase({ empty = false } = {}): void {
  beforeAll(async () => {
    await mkdir(folder);
    const postgres = process.env.TEST_POSTGRES_URL;
    process.env.DATA_DIR = folder;
    process.env.LOG_LEVEL = 'silent';
    if (postgres) {
      const template = empty ? 'template0' : requireVariable('TEST_POSTGRES_TEMPLATE');
      await administer(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
      const url = new URL(postgres);
      url.pathname = `/${name}`;
      process.env.DATABASE_URL = url.href;
    } else {
      delete process.env.DATABASE_URL;
      if (!empty)
        await cp(join(requireVariable('TEST_EMBEDDED_TEMPLATE'), 'db'), join(folder, 'db'), { recursive: true });
    }
  });

  afterAll(async () => {
    const { stopJobs } = await import('@/lib/core/jobs/boss');
    const { closeDatabase } = await import('@/lib/core/db/client');
    await stopJobs();
    await closeDatabase();
    await discard();
  });
}
