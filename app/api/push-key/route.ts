import { memberRoute } from '@/lib/access/route';
import { pushKeyCall } from '@/lib/reminders/calls';

export const GET = memberRoute({ handle: pushKeyCall });
