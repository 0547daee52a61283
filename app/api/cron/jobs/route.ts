import { publicRoute } from '@/lib/access/route';
import { jobsCall } from '@/lib/core/jobs/finish';

/** Time limit on serverless hosts, in seconds. */
export const maxDuration = 60;

export const GET = publicRoute({ handle: jobsCall });
