import 'server-only';
import { now } from '@/lib/core/clock';
import { addMs, DAY } from '@/lib/core/dates';
import type { Job } from '@/lib/core/jobs/queue';
import { storage } from '@/lib/core/storage/storage';
import { emptyBin } from './mutations';
import { isPhotoUsed } from './queries';

/** Empties the bin, and removes files that no pet names (an upload that was cut off before its row). */
export const sweepPets: Job<Record<never, never>> = {
  name: 'pet-sweep',
  schedule: '27 3 * * *',
  handle: async () => {
    const at = now();
    await emptyBin(at);
    for await (const key of storage().list(addMs(at, -DAY))) {
      const photoKey = /^(pets\/.+)-(?:small|large)\.webp$/.exec(key)?.[1];
      if (photoKey && !(await isPhotoUsed(photoKey))) await storage().remove(key);
    }
  },
};
