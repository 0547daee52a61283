import { publicRoute } from '@/lib/access/route';
import { unsubscribeCall, unsubscribePageCall } from '@/lib/reminders/calls';
import { unsubscribeQuery } from '@/lib/reminders/schema';

export const GET = publicRoute({ query: unsubscribeQuery, handle: unsubscribePageCall });
export const POST = publicRoute({ query: unsubscribeQuery, withoutCsrf: true, handle: unsubscribeCall });
