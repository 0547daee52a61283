import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { migrationsDirectory, noFilters, openSchemaEngine, readMigrations, readModels } from './schema-engine';

// npm run db:new -- name: writes the difference between the migrations and prisma/models as a migration.

async function main(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Usage: npm run db:new -- name_in_snake_case');
  const pglite = await PGlite.create();
  const factory = new PrismaPGlite(pglite);
  const connectAdapter = async () => {
    const adapter = await factory.connect();
    adapter.executeScript = async (script) => {
      await pglite.exec(script);
    };
    return adapter;
  };
  const engine = await openSchemaEngine({
    provider: 'postgres',
    adapterName: 'pglite',
    connect: connectAdapter,
    connectToShadowDb: connectAdapter,
  });
  await engine.applyMigrations({ migrationsList: await readMigrations(), filters: noFilters });
  const files = await readModels();
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: '.' },
    to: { tag: 'schemaDatamodel', files, configDir: '.' },
    script: true,
    exitCode: null,
    filters: noFilters,
    shadowDatabaseUrl: null,
  } as Parameters<typeof engine.diff>[0]);
  if (!stdout || /^\s*-- This is an empty migration/.test(stdout))
    throw new Error('prisma/models and the migrations agree: nothing to write.');
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const directory = join(migrationsDirectory, `${time}_${name}`);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'migration.sql'), stdout);
  await writeFile(join(migrationsDirectory, 'migration_lock.toml'), 'provider = "postgresql"\n');
  console.log(`Wrote ${directory}/migration.sql: read it before you commit it.`);
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
