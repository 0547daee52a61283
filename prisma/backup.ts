import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Manifest } from '@/lib/core/backup/contract';
import { openBackupDatabase } from '@/lib/core/backup/database';
import { sealSecrets } from '@/lib/core/backup/seal';
import { backup } from '@/lib/core/backup/write';
import { env } from '@/lib/core/config/env';
import { storage } from '@/lib/core/storage/storage';

// npm run backup -- file: writes one archive of database and files (lib/core/backup).

async function main(name: string | undefined): Promise<void> {
  if (!name || name.startsWith('-')) throw new Error('Usage: npm run backup -- pawfolio.tar.gz');
  const file = resolve(name);
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  const part = `${file}.part`;
  const database = await openBackupDatabase();
  let made: Manifest | undefined;
  try {
    const source = { database, storage: storage(), sealWith: sealSecrets()[0] };
    const bytes = Readable.from(
      backup(source, (manifest) => (made = manifest)),
      { objectMode: false },
    );
    // Uses the first level: rows compress well even with it, and photos don't compress.
    await pipeline(bytes, createGzip({ level: 1 }), createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await database.close();
  }
  const rows = Object.values(made?.tables ?? {}).reduce((sum, { count }) => sum + count, 0);
  console.log(`${file}: ${rows} rows, ${made?.jobs.count} waiting jobs, ${made?.files.count} files.`);
  console.log('It contains everything that people have entered. Protect it like a password.');
  const sealedWith = env().BACKUP_PASSPHRASE ? 'BACKUP_PASSPHRASE' : 'AUTH_SECRET';
  console.log(`A restore asks for the ${sealedWith} that encrypts it.`);
  console.log(
    'AUTH_SECRET is not in it. Without it, everyone must sign in again and links can’t be shown again, so keep a copy elsewhere.',
  );
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
