import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackupDatabase } from '@/lib/core/backup/database';
import { restoreBackup } from '@/lib/core/backup/restore';
import { sealSecrets } from '@/lib/core/backup/seal';
import { storage } from '@/lib/core/storage/storage';

// npm run restore -- file: restores an archive of npm run backup.

const usage = 'Usage: npm run restore -- pawfolio.tar.gz [--force] [--without-jobs] [--unsealed]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'without-jobs': { type: 'boolean', default: false },
      unsealed: { type: 'boolean', default: false },
    },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error(usage);
  const database = await openBackupDatabase();
  const target = { database, storage: storage() };
  const options = {
    force: values.force,
    withoutJobs: values['without-jobs'],
    unsealed: values.unsealed,
    sealedWith: sealSecrets(),
  };
  const { made, warnings } = await restoreBackup(target, resolve(name), options).finally(() => database.close());
  const rows = Object.values(made.tables).reduce((sum, { count }) => sum + count, 0);
  console.log(`Restored the backup of ${made.madeAt}: ${rows} rows, ${made.files.count} files.`);
  for (const warning of warnings) console.log(warning);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
