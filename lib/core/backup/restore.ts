import 'server-only';
import type { Storage } from '../storage/contract';
import type { BackupDatabase, Manifest } from './contract';
import { fixSettings, listMigrations, listTables, quoteIdentifier, type Table } from './database';
import { dropJobs, putJobs } from './jobs';
import { type CheckedArchive, checkArchive, readArchive, type Trust } from './read';
import { authSecretTag, createTally } from './sums';

export interface Target {
  database: BackupDatabase;
  storage: Storage;
}

export interface RestoreOptions extends Partial<Trust> {
  force?: boolean;
  withoutJobs?: boolean;
}

const TOGETHER = 4;

function compareMigrations(ofArchive: Manifest, ofTarget: Manifest['migrations']): void {
  const key = (list: Manifest['migrations']) => JSON.stringify(list);
  if (key(ofArchive.migrations) === key(ofTarget)) return;
  const last = (list: Manifest['migrations']) => list.at(-1)?.name ?? 'none';
  throw new Error(
    `The archive is of version ${ofArchive.version} with the migrations up to ${last(ofArchive.migrations)}; this database has those up to ${last(ofTarget)}. Restore it with the version that made it, and upgrade afterwards.`,
  );
}

async function rowsIn(database: BackupDatabase, tables: readonly Table[]): Promise<string[]> {
  const filledTables: string[] = [];
  for (const { name } of tables) {
    const anyRow = await database.query(`SELECT 1 AS "found" FROM ${quoteIdentifier(name)} LIMIT 1`);
    if (anyRow.length > 0) filledTables.push(name);
  }
  return filledTables;
}

async function prepareTables(database: BackupDatabase, tables: readonly Table[], force: boolean): Promise<void> {
  const all = tables.map(({ name }) => quoteIdentifier(name)).join(', ');
  await database.query(`SET LOCAL lock_timeout = '10s'`);
  await database.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  const filledTables = await rowsIn(database, tables);
  if (filledTables.length > 0 && !force)
    throw new Error(
      `The database is not empty (${filledTables.join(', ')}). Restore into an empty one, or say --force to replace all that is in it.`,
    );
  if (filledTables.length > 0) await database.query(`TRUNCATE ${all}`);
  await database.query(dropJobs);
}

/** Tables that triggers fill when an older archive is restored. Rows in the archive replace the triggers' rows. */
const DERIVED = ['PetMember'];

async function fillTables(
  { database, storage }: Target,
  file: string,
  { contents, withoutJobs }: Pick<CheckedArchive, 'contents'> & { withoutJobs: boolean },
): Promise<void> {
  const whole = createTally();
  const derivedTables = new Set(DERIVED);
  let writing: Promise<void>[] = [];
  for await (const part of readArchive(file)) {
    if (part.kind !== 'seal') whole.addFile(part.place, part.bytes);
    if (part.kind === 'table') {
      const name = quoteIdentifier(part.table);
      if (derivedTables.has(part.table)) await database.query(`DELETE FROM ${name}`);
      derivedTables.delete(part.table);
      const insertSql = `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::text::json)`;
      await database.query(insertSql, [`[${part.lines.join(',')}]`]);
    } else if (part.kind === 'jobs' && !withoutJobs) {
      await database.query(putJobs, [`[${part.lines.join(',')}]`]);
    } else if (part.kind === 'file') {
      writing.push(storage.put(part.name, part.bytes));
      if (writing.length >= TOGETHER) {
        await Promise.all(writing);
        writing = [];
      }
    }
  }
  await Promise.all(writing);
  if (whole.sum().sha256 !== contents) throw new Error('The archive was altered while it was being restored.');
}

function warningsOf(manifest: Manifest): string[] {
  if (manifest.authSecret === authSecretTag()) return [];
  return [
    'AUTH_SECRET differs from the one in the backup. Everyone must sign in again, links and calendar links work but can’t be shown again, and notifications must be turned on again in each browser. To avoid this, set the old AUTH_SECRET and start again.',
  ];
}

/** Restores everything or nothing: checks the archive first, and commits after all files are stored. */
export async function restoreBackup(
  target: Target,
  file: string,
  { force = false, withoutJobs = false, sealedWith = [], unsealed = false }: RestoreOptions = {},
): Promise<{ made: Manifest; warnings: string[] }> {
  const { made, contents } = await checkArchive(file, { sealedWith, unsealed });
  const { database } = target;
  await fixSettings(database);
  compareMigrations(made, await listMigrations(database));
  const tables = await listTables(database);
  await database.query('BEGIN');
  try {
    await prepareTables(database, tables, force);
    await fillTables(target, file, { contents, withoutJobs });
    await database.query('COMMIT');
  } catch (error) {
    await database.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  return { made, warnings: warningsOf(made) };
}
