import { adminRoute } from '@/lib/access/route';
import { endSessionsCall } from '@/lib/accounts/admin/calls';

export const DELETE = adminRoute({ handle: endSessionsCall });
