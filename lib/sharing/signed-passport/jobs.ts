import 'server-only';
import type { Job } from '@/lib/core/jobs/queue';
import { now } from '@/lib/core/time/clock';
import { sweepPassports } from './mutations';

export const sweepSignedPassports: Job<Record<never, never>> = {
  name: 'signed-passport-sweep',
  schedule: '53 3 * * *',
  handle: () => sweepPassports(now()),
};
