import { adminRoute } from '@/lib/access/route';
import { suspendCall } from '@/lib/admin/calls';
import { suspensionInput } from '@/lib/admin/schema';

export const PATCH = adminRoute({ body: suspensionInput, handle: suspendCall });
