import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';

/** Opens Prisma's WebAssembly engine, without a native binary. Same `_prisma_migrations` as `prisma migrate deploy`. */
export async function openSchemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory) {
  const require = createRequire(import.meta.url);
  const directory = dirname(require.resolve('@prisma/schema-engine-wasm'));
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = await readFile(join(directory, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start: () => void }).__wbindgen_start();
  return glue.SchemaEngine.new(
    { datamodels: (await readModels()).map(({ path, content }) => [path, content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

const prismaDirectory = resolve(import.meta.dirname);
export const migrationsDirectory = join(prismaDirectory, 'migrations');
export const noFilters = { externalTables: [], externalEnums: [] };

export async function readModels() {
  const directory = join(prismaDirectory, 'models');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.prisma')).sort();
  const paths = names.map((name) => join(directory, name));
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(path, 'utf8') })));
}

export async function readMigrations() {
  await mkdir(migrationsDirectory, { recursive: true });
  const entries = await readdir(migrationsDirectory, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: await readFile(join(migrationsDirectory, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  );
  const lockfile = {
    path: 'migration_lock.toml',
    content: await readFile(join(migrationsDirectory, 'migration_lock.toml'), 'utf8').catch(() => null),
  };
  return { baseDir: migrationsDirectory, lockfile, shadowDbInitScript: '', migrationDirectories };
}
