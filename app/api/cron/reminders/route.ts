import { publicRoute } from '@/lib/access/route';
import { cronCall } from '@/lib/reminders/calls';

/** Time limit on serverless hosts, in seconds. */
export const maxDuration = 60;

export const GET = publicRoute({ handle: cronCall });
