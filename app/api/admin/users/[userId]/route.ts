import { adminRoute } from '@/lib/access/route';
import { removeUserCall, suspendCall } from '@/lib/accounts/admin/calls';
import { suspensionInput } from '@/lib/accounts/admin/schema';

export const PATCH = adminRoute({ body: suspensionInput, handle: suspendCall });

export const DELETE = adminRoute({ handle: removeUserCall });
