import 'server-only';
import { version } from '../config/version';
import type { Storage } from '../storage/contract';
import { now } from '../time/clock';
import { addMs, DAY } from '../time/dates';
import { type BackupDatabase, FORMAT, type Manifest, places, type Sum } from './contract';
import { fixSettings, listMigrations, listTables, quoteIdentifier } from './database';
import { unfinishedJobs } from './jobs';
import { makeSeal } from './seal';
import { authSecretTag, createTally } from './sums';
import { packEntries, type TarEntry } from './tar';

const ROWS = 1000;
const PART_BYTES = 4 * 1024 * 1024;

export interface Source {
  database: BackupDatabase;
  storage: Storage;
  sealWith: string;
}

/** Reads through a cursor, so that only one part at a time is in memory. */
async function* parts(database: BackupDatabase, query: string): AsyncGenerator<{ rows: number; bytes: Buffer }> {
  await database.query(`DECLARE backup NO SCROLL CURSOR FOR ${query}`);
  let lines: string[] = [];
  let size = 0;
  for (;;) {
    const rows = await database.query<{ line: string }>(`FETCH ${ROWS} FROM backup`);
    for (const { line } of rows) {
      lines.push(line);
      size += line.length;
      if (size < PART_BYTES) continue;
      yield { rows: lines.length, bytes: Buffer.from(`${lines.join('\n')}\n`) };
      [lines, size] = [[], 0];
    }
    if (rows.length < ROWS) break;
  }
  if (lines.length > 0) yield { rows: lines.length, bytes: Buffer.from(`${lines.join('\n')}\n`) };
  await database.query('CLOSE backup');
}

async function* partEntries(
  database: BackupDatabase,
  query: string,
  { place, sums }: { place: string; sums: (sum: Sum) => void },
): AsyncGenerator<TarEntry> {
  const tally = createTally();
  let number = 0;
  for await (const { rows, bytes } of parts(database, query)) {
    number += 1;
    tally.add(rows, bytes);
    yield { name: `${place}${String(number).padStart(6, '0')}.jsonl`, bytes };
  }
  sums(tally.sum());
}

async function* fileEntries(storage: Storage, sums: (sum: Sum) => void): AsyncGenerator<TarEntry> {
  const tally = createTally();
  // The limit lies in the future, so that files being written right now are included.
  for await (const key of storage.list(addMs(now(), DAY))) {
    const bytes = await storage.get(key);
    if (!bytes) continue;
    tally.addFile(key, bytes);
    yield { name: places.files + key, bytes };
  }
  sums(tally.sum());
}

/**
 * Writes the tables, all read at the same moment, then the files: each row's file exists by then. Omits AUTH_SECRET,
 * because it may be the key of the seal.
 */
async function* contents(
  { database, storage }: Source,
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<TarEntry> {
  await fixSettings(database);
  await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const madeAt = now().toISOString();
  const tables: Manifest['tables'] = {};
  const sums: { jobs?: Sum; files?: Sum } = {};
  const migrations = await listMigrations(database);
  for (const { name, order } of await listTables(database)) {
    const rows = `SELECT row_to_json(t)::text AS "line" FROM ${quoteIdentifier(name)} t ORDER BY ${order}`;
    const sumOf = (tallySum: Sum) => {
      tables[name] = tallySum;
    };
    yield* partEntries(database, rows, { place: `${places.tables}${name}/`, sums: sumOf });
  }
  const jobsSum = (tallySum: Sum) => {
    sums.jobs = tallySum;
  };
  yield* partEntries(database, unfinishedJobs, { place: places.jobs, sums: jobsSum });
  await database.query('COMMIT');
  yield* fileEntries(storage, (sum) => {
    sums.files = sum;
  });
  const manifest = {
    format: FORMAT,
    version,
    madeAt,
    migrations,
    authSecret: authSecretTag(),
    tables,
    ...sums,
  } as Manifest;
  yield { name: places.manifest, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) };
  onManifest(manifest);
}

async function* sealEntries(entries: AsyncIterable<TarEntry>, sealWith: string): AsyncGenerator<TarEntry> {
  const archiveTally = createTally();
  for await (const entry of entries) {
    archiveTally.addFile(entry.name, entry.bytes);
    yield entry;
  }
  yield { name: places.seal, bytes: makeSeal(archiveTally.sum().sha256, sealWith) };
}

export function backup(source: Source, onManifest: (manifest: Manifest) => void): AsyncGenerator<Buffer> {
  return packEntries(sealEntries(contents(source, onManifest), source.sealWith));
}
