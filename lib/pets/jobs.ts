import 'server-only';
import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import type { Job } from '@/lib/core/jobs/queue';
import { storage } from '@/lib/core/storage/storage';

/** How long a deleted pet can be brought back. */
export const BIN_DAYS = 30;

/** Empties the bin, and removes files that no pet names (an upload that was cut off before its row). */
export const sweepPets: Job<Record<never, never>> = {
  name: 'pet-sweep',
  schedule: '27 3 * * *',
  handle: async () => {
    const at = now();
    await db().pet.deleteMany({ where: { deletedAt: { lt: addMs(at, -BIN_DAYS * DAY) } } });
    for await (const key of storage().list(addMs(at, -DAY))) {
      const photoKey = /^(pets\/.+)-(?:small|large)\.webp$/.exec(key)?.[1];
      if (photoKey && (await db().pet.count({ where: { photoKey } })) === 0) await storage().remove(key);
    }
  },
};
