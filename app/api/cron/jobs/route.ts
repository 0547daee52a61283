import { publicRoute } from '@/lib/access/route';
import { jobsCall } from '@/lib/core/jobs/finish';

/** Seconds that a host may give it. */
export const maxDuration = 60;

export const GET = publicRoute({ handle: jobsCall });
