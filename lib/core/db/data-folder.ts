import 'server-only';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';

/** Size of one segment of Postgres' write-ahead log in bytes. */
const LEAST_FREE = 16 * 1024 * 1024;

export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_FREE;
}

const folderError = (path: string, advice: string, cause: unknown) =>
  new Error(`${path} is a file, not a folder. ${advice}`, { cause });

/** @throws Error with advice for the operator */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const advice = 'Let DATA_DIR name a folder that the user that starts Pawfolio can write to.';
    if ((await stat(folder).catch(() => null))?.isFile()) throw folderError(folder, advice, error);
    throw new Error(`The folder ${folder} can't be made (${code}). ${advice}`, { cause: error });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    const advice = 'Move it away, and restore a backup or begin with an empty database.';
    if (code === 'ENOTDIR') throw folderError(folder, advice, error);
    throw error;
  }
}

/**
 * Refuses a non-empty folder without `PG_VERSION`: it contains a damaged or half-copied database, which must not be
 * overwritten. @throws Error with advice
 */
export async function checkDatabaseFolder(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new Error(
    `${folder} holds files but no complete database. Restore a backup of that folder, or move it away to begin with an empty database.`,
  );
}
