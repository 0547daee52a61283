import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { BackupDatabase, Manifest } from '@/lib/core/backup/contract';
import { fixSettings, listTables, overPglite, overPostgres, quoteIdentifier } from '@/lib/core/backup/database';
import { type CheckedArchive, checkArchive } from '@/lib/core/backup/read';
import { type RestoreOptions, restoreBackup, type Target } from '@/lib/core/backup/restore';
import { makeSeal } from '@/lib/core/backup/seal';
import { createTally } from '@/lib/core/backup/sums';
import { packEntries, type TarEntry, unpack } from '@/lib/core/backup/tar';
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
  await server.query(`CREATE DATABASE ${quoteIdentifier(url.pathname.slice(1))} TEMPLATE ${quoteIdentifier(template)}`);
  await server.close();
  return overPostgres(url.href);
}

export async function aTarget(database: BackupDatabase, storage?: Storage): Promise<Target> {
  return { database, storage: storage ?? localStorage(join(await aFolder(), 'files')) };
}

export const SECRET = 'a-secret-that-seals-and-guards-nothing';

export async function writeArchive(source: Target, file: string): Promise<Manifest> {
  let backupManifest: Manifest | undefined;
  const bytes = Readable.from(
    backup({ ...source, sealWith: SECRET }, (manifest) => (backupManifest = manifest)),
    { objectMode: false },
  );
  await pipeline(bytes, createGzip({ level: 1 }), createWriteStream(file));
  if (!backupManifest) throw new Error('no manifest');
  return backupManifest;
}

export async function forgeArchive(
  from: string,
  { change, secret }: { change: (place: string, lines: string[]) => string[]; secret: string },
): Promise<string> {
  const entries: TarEntry[] = [];
  for await (const entry of unpack(createReadStream(from).pipe(createGunzip()))) entries.push(entry);
  const manifest = JSON.parse(entries.find(({ name }) => name === 'manifest.json')?.bytes.toString() ?? '') as Manifest;
  const whole = createTally();
  for (const entry of entries.filter(({ name }) => name.endsWith('.jsonl'))) {
    const lines = change(entry.name, entry.bytes.toString().split('\n').slice(0, -1));
    const rows = createTally();
    entry.bytes = Buffer.from(`${lines.join('\n')}\n`);
    rows.add(lines.length, entry.bytes);
    const table = /^tables\/(\w+)\//.exec(entry.name)?.[1];
    if (table) manifest.tables[table] = rows.sum();
    else manifest.jobs = rows.sum();
  }
  for (const entry of entries) {
    if (entry.name === 'manifest.json') entry.bytes = Buffer.from(JSON.stringify(manifest));
    if (entry.name === 'seal.json') entry.bytes = makeSeal(whole.sum().sha256, secret);
    else whole.addFile(entry.name, entry.bytes);
  }
  const file = join(await aFolder(), 'forged.tar.gz');
  await pipeline(packEntries(Readable.from(entries)), createGzip({ level: 1 }), createWriteStream(file));
  return file;
}

export function restoreArchive(target: Target, file: string, options: RestoreOptions = {}) {
  return restoreBackup(target, file, { sealedWith: ['another one', SECRET], ...options });
}

export function readChecked(file: string, sealedWith = [SECRET]): Promise<CheckedArchive> {
  return checkArchive(file, { sealedWith, unsealed: false });
}

/** Rows per table as text and files by key, read without the archive's code. */
export async function contentsOf({ database, storage }: Target): Promise<Record<string, string[]>> {
  await fixSettings(database);
  const rowsByTable: Record<string, string[]> = {};
  for (const { name } of await listTables(database)) {
    const rows = await database.query<{ row: string }>(`SELECT t::text AS "row" FROM ${quoteIdentifier(name)} t`);
    rowsByTable[name] = rows.map(({ row }) => row).sort();
  }
  const files: string[] = [];
  for await (const key of storage.list(new Date(Date.now() + 86_400_000))) {
    files.push(`${key} ${(await storage.get(key))?.toString('base64')}`);
  }
  const jobs = await database.query<{ job: string }>(
    `SELECT id::text || name || data::text || retry_limit::text || expire_in::text || start_after::text AS "job"
     FROM pgboss.job WHERE state < 'completed' AND left(name, 2) <> '__'`,
  );
  // Restoring raises every version.
  delete rowsByTable.PetVersion;
  return { ...rowsByTable, files: files.sort(), jobs: jobs.map(({ job }) => job).sort() };
}
