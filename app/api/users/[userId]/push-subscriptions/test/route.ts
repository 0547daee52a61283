import { ownAccountRoute } from '@/lib/access/route';
import { testPushCall } from '@/lib/reminders/calls';

export const POST = ownAccountRoute({ handle: testPushCall });
