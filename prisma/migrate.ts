import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/core/config/env';
import { migrationAdapter, setSessionDefaults } from '@/lib/core/db/adapter';
import { closeEmbedded, openEmbedded } from '@/lib/core/db/embedded';
import { isPooled } from '@/lib/core/db/pooler';
import { installJobs } from '@/lib/core/jobs/install';
import { jobNames } from '@/lib/core/jobs/names';
import { noFilters, openSchemaEngine, readMigrations } from './schema-engine';

// npm run db:migrate: applies the migrations of this folder and those of the job queue.

async function main(): Promise<void> {
  const migrationsList = await readMigrations();
  const stamp = join(env().DATA_DIR, 'db', 'migrated');
  const state = createHash('sha256')
    .update(JSON.stringify([migrationsList.migrationDirectories, jobNames]))
    .digest('hex');
  // The stamp is in the embedded database's folder, so that it moves with the data.
  if (!env().DATABASE_URL && (await readFile(stamp, 'utf8').catch(() => '')) === state) return;

  // Opens the database first, because the schema engine hides the reason if that fails.
  if (!env().DATABASE_URL) await openEmbedded();
  const engine = await openSchemaEngine(migrationAdapter());
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilters });
  engine.free();
  if (isPooled()) await setSessionDefaults();
  await installJobs();
  await closeEmbedded();
  if (!env().DATABASE_URL) await writeFile(stamp, state);
  console.log(
    appliedMigrationNames.length > 0 ? `Migrated: ${appliedMigrationNames.join(', ')}` : 'The database is up to date.',
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
