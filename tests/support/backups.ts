import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { BackupDatabase, Manifest } from '@/lib/core/backup/contract';
import { listTables, overPglite, overPostgres, quoted, settle } from '@/lib/core/backup/database';
import { type Checked, checkArchive } from '@/lib/core/backup/read';
import { type RestoreOptions, restore, type Target } from '@/lib/core/backup/restore';
import { backup } from '@/lib/core/backup/write';
import type { Storage } from '@/lib/core/storage/contract';
import { localStorage } from '@/lib/core/storage/local';

const folders: string[] = [];

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-backup-'));
  folders.push(folder);
  return folder;
}

export const discardFolders = () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));

export async function anEmbedded(template: string): Promise<BackupDatabase> {
  const folder = await aFolder();
  await cp(join(template, 'db'), join(folder, 'db'), { recursive: true });
  const pglite = await PGlite.create({ dataDir: join(folder, 'db') });
  return overPglite(pglite, () => pglite.close());
}

export async function aPostgres(template: string): Promise<BackupDatabase> {
  const server = await overPostgres(process.env.TEST_POSTGRES_URL ?? '');
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/restored_${randomUUID().replaceAll('-', '')}`;
  await server.query(`CREATE DATABASE ${quoted(url.pathname.slice(1))} TEMPLATE ${quoted(template)}`);
  await server.close();
  return overPostgres(url.href);
}

export async function aTarget(database: BackupDatabase, storage?: Storage): Promise<Target> {
  const dataDir = await aFolder();
  return { database, storage: storage ?? localStorage(join(dataDir, 'files')), dataDir };
}

const SECRET = 'a-secret-that-seals-and-guards-nothing';

export async function writeArchive(source: Target, file: string): Promise<Manifest> {
  let made: Manifest | undefined;
  const bytes = Readable.from(
    backup({ ...source, sealWith: SECRET }, (manifest) => (made = manifest)),
    { objectMode: false },
  );
  await pipeline(bytes, createGzip({ level: 1 }), createWriteStream(file));
  if (!made) throw new Error('no manifest');
  return made;
}

export function restoreArchive(target: Target, file: string, options: RestoreOptions = {}) {
  return restore(target, file, { sealedWith: ['another one', SECRET], ...options });
}

export function readChecked(file: string, sealedWith = [SECRET]): Promise<Checked> {
  return checkArchive(file, { sealedWith, unsealed: false });
}

/** Rows per table as text and files by key, read without the archive's code. */
export async function contentsOf({ database, storage }: Target): Promise<Record<string, string[]>> {
  await settle(database);
  const found: Record<string, string[]> = {};
  for (const { name } of await listTables(database)) {
    const rows = await database.query<{ row: string }>(`SELECT t::text AS "row" FROM ${quoted(name)} t`);
    found[name] = rows.map(({ row }) => row).sort();
  }
  const files: string[] = [];
  for await (const key of storage.list(new Date(Date.now() + 86_400_000))) {
    files.push(`${key} ${(await storage.get(key))?.toString('base64')}`);
  }
  const jobs = await database.query<{ job: string }>(
    `SELECT id::text || name || data::text || retry_limit::text || expire_in::text || start_after::text AS "job"
     FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__'`,
  );
  // A restore changes what is shown, and so raises every version.
  delete found.PetVersion;
  return { ...found, files: files.sort(), jobs: jobs.map(({ job }) => job).sort() };
}
