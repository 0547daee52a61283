import 'server-only';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { env } from '../config/env';
import { processWide } from '../runtime/process-wide.mjs';
import { checkDatabaseFolder, isDiskFull, makeDataFolder } from './data-folder';
import { holdLock } from './lock';

interface EmbeddedDatabase {
  pglite: PGlite;
  close: () => Promise<void>;
}

/** A quarter of the default, because the system caches the files as well and this process also renders pages. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    embedded: Promise<EmbeddedDatabase>;
  }
}

export function openEmbedded(): Promise<EmbeddedDatabase> {
  processWide.embedded ??= openDatabase();
  return processWide.embedded;
}

const fullDiskError = (directory: string, cause?: unknown) =>
  new Error(`The disk that holds ${directory} is full. Free some space and start again.`, { cause });

async function openDatabase(): Promise<EmbeddedDatabase> {
  const directory = env().DATA_DIR;
  await makeDataFolder(directory);
  if (await isDiskFull(directory)) throw fullDiskError(directory);
  await checkDatabaseFolder(join(directory, 'db'));
  const releaseLock = await holdLock(directory);
  try {
    const pglite = await PGlite.create({ dataDir: join(directory, 'db'), relaxedDurability: false, startParams });
    return {
      pglite,
      close: async () => {
        await pglite.close();
        await releaseLock();
      },
    };
  } catch (error) {
    await releaseLock();
    if (await isDiskFull(directory)) throw fullDiskError(directory, error);
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new Error(
      `The embedded database in ${directory} does not open (${reason}): restore a backup of that folder.`,
      { cause: error },
    );
  }
}

export async function closeEmbedded(): Promise<void> {
  const openedDatabase = processWide.embedded;
  processWide.embedded = undefined;
  await (await openedDatabase)?.close();
}
