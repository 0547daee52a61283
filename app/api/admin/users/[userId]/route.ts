import { adminRoute } from '@/lib/access/route';
import { removeUserCall, suspendCall } from '@/lib/admin/calls';
import { suspensionInput } from '@/lib/admin/schema';

export const PATCH = adminRoute({ body: suspensionInput, handle: suspendCall });

export const DELETE = adminRoute({ handle: removeUserCall });
