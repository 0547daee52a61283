import { publicRoute } from '@/lib/access/route';
import { unsubscribeCall, unsubscribePageCall } from '@/lib/overviews/reminders/calls';
import { unsubscribeQuery } from '@/lib/overviews/reminders/schema';

export const GET = publicRoute({ query: unsubscribeQuery, handle: unsubscribePageCall });
export const POST = publicRoute({ query: unsubscribeQuery, withoutCsrf: true, handle: unsubscribeCall });
