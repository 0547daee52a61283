import { ownAccountRoute } from '@/lib/access/route';
import { removeServiceCall } from '@/lib/reminders/calls';

export const DELETE = ownAccountRoute({ handle: removeServiceCall });
