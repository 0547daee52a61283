import 'server-only';
import { readdir, statfs } from 'node:fs/promises';

/** Bytes of one segment of the write-ahead log of Postgres. */
const LEAST_FREE = 16 * 1024 * 1024;

export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LEAST_FREE;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Files without `PG_VERSION` are a damaged or half-copied database: never initialize over them. @throws Error with advice */
export async function checkDatabaseFolder(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new Error(
    `${folder} holds files but no complete database. Restore a backup of that folder, or move it away to begin with an empty database.`,
  );
}
