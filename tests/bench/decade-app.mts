import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../.config/prepare.mjs';
import { migrateDatabase, startApp } from '../support/app-server.mjs';
import { Person } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';
import { runQuietly } from '../support/processes.mjs';

export interface DecadeApp {
  pid: number;
  /** Owner of the demo family: three pets with few entries. */
  small: Person;
  /** Owner of 12 pets with ten years of entries. */
  decade: Person;
}

async function seedFamily(family: string, env: Record<string, string>): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts', family];
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`The household could not be made:\n${output}`);
}

/** Serves the present build on Postgres. */
export async function withDecadeApp(use: (app: DecadeApp) => Promise<void>): Promise<void> {
  process.chdir(root);
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-decade-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase('decade');
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing' };
    await migrateDatabase(env);
    await seedFamily('en', env);
    await seedFamily('--decade', env);
    const app = await startApp({ databaseUrl, dataDir, logLevel: 'error' });
    process.env.APP_BASE_URL = app.url;
    try {
      const small = await new Person('demo@example.com').signsIn();
      const decade = await new Person('decade@example.com').signsIn();
      await use({ pid: app.child.pid, small, decade });
    } finally {
      await app.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
