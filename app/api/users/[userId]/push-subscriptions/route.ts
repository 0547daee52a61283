import { ownAccountRoute } from '@/lib/access/route';
import { listDevices } from '@/lib/core/push/subscriptions';
import { addDeviceCall, removeDeviceCall } from '@/lib/reminders/calls';
import { pushSubscriptionInput, pushSubscriptionRemoval } from '@/lib/reminders/schema';

export const GET = ownAccountRoute({
  handle: async ({ viewer }) => ({ items: await listDevices(viewer), nextCursor: null }),
});
export const POST = ownAccountRoute({ body: pushSubscriptionInput, status: 201, handle: addDeviceCall });
export const DELETE = ownAccountRoute({ body: pushSubscriptionRemoval, handle: removeDeviceCall });
