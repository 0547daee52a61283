import { memberRoute } from '@/lib/access/route';
import { currentUserCall } from '@/lib/accounts/account/calls';

export const GET = memberRoute({ handle: currentUserCall });
