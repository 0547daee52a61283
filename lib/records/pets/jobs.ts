import 'server-only';
import { sweepActivity } from '@/lib/collections/activity';
import { sweepImports } from '@/lib/collections/imports';
import { removeUnused, rowKeyOf } from '@/lib/collections/stored-files';
import type { Job } from '@/lib/core/jobs/queue';
import { storage } from '@/lib/core/storage/storage';
import { now } from '@/lib/core/time/clock';
import { addMs, DAY } from '@/lib/core/time/dates';
import { emptyBin } from './mutations';

const BATCH = 500;

/** Also deletes files without a row, left behind by emptied bins and aborted uploads. */
export const sweepPets: Job<Record<never, never>> = {
  name: 'pet-sweep',
  schedule: '27 3 * * *',
  handle: async () => {
    const at = now();
    await emptyBin(at);
    await sweepActivity(at);
    await sweepImports(at);
    let batch: string[] = [];
    for await (const key of storage().list(addMs(at, -DAY))) {
      const rowKey = rowKeyOf(key);
      if (rowKey) batch.push(rowKey);
      if (batch.length < BATCH) continue;
      await removeUnused(batch);
      batch = [];
    }
    await removeUnused(batch);
  },
};
