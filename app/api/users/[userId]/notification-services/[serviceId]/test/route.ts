import { ownAccountRoute } from '@/lib/access/route';
import { testServiceCall } from '@/lib/reminders/calls';

export const POST = ownAccountRoute({ handle: testServiceCall });
