import { ownAccountRoute } from '@/lib/access/route';
import { listDevices } from '@/lib/core/push/subscriptions';
import { addDeviceCall, claimDeviceCall, removeDeviceCall } from '@/lib/reminders/calls';
import { pushSubscriptionClaim, pushSubscriptionInput, pushSubscriptionRemoval } from '@/lib/reminders/schema';

export const GET = ownAccountRoute({
  handle: async ({ viewer }) => ({ items: await listDevices(viewer), nextCursor: null }),
});
export const POST = ownAccountRoute({ body: pushSubscriptionInput, status: 201, handle: addDeviceCall });
export const PATCH = ownAccountRoute({ body: pushSubscriptionClaim, handle: claimDeviceCall });
export const DELETE = ownAccountRoute({ body: pushSubscriptionRemoval, handle: removeDeviceCall });
