import { ownAccountRoute } from '@/lib/access/route';
import { endSessionCall } from '@/lib/accounts/account/calls';

export const DELETE = ownAccountRoute({ handle: endSessionCall });
