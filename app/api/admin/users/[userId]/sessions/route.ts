import { adminRoute } from '@/lib/access/route';
import { endSessionsCall } from '@/lib/admin/calls';

export const DELETE = adminRoute({ handle: endSessionsCall });
