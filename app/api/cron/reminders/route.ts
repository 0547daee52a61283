import { publicRoute } from '@/lib/access/route';
import { cronCall } from '@/lib/reminders/calls';

export const GET = publicRoute({ handle: cronCall });
