import { publicRoute } from '@/lib/access/route';
import { cronCall } from '@/lib/overviews/reminders/calls';

/** Seconds that a host may give it. */
export const maxDuration = 60;

export const GET = publicRoute({ handle: cronCall });
