import { ownAccountRoute } from '@/lib/access/route';
import { endOtherSessionsCall, sessionsCall } from '@/lib/accounts/account/calls';

export const GET = ownAccountRoute({ handle: sessionsCall });
export const DELETE = ownAccountRoute({ handle: endOtherSessionsCall });
