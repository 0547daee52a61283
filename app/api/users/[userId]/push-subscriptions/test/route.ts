import { ownAccountRoute } from '@/lib/access/route';
import { testPushCall } from '@/lib/overviews/reminders/calls';

export const POST = ownAccountRoute({ handle: testPushCall });
