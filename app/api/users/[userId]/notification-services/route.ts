import { ownAccountRoute } from '@/lib/access/route';
import { addServiceCall } from '@/lib/reminders/calls';
import { notificationServiceInput } from '@/lib/reminders/schema';

export const POST = ownAccountRoute({
  body: notificationServiceInput,
  status: 201,
  withoutIdempotency: true,
  handle: addServiceCall,
});
