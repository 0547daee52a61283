import { ownAccountRoute } from '@/lib/access/route';
import { acknowledge } from '@/lib/reminders/mutations/delivery';

export const POST = ownAccountRoute({
  handle: ({ viewer, params, at }) => acknowledge(viewer, params.reminderId ?? '', at),
});
