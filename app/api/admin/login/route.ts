import { publicRoute } from '@/lib/access/route';
import { adminLoginCall } from '@/lib/admin/calls';
import { adminLoginInput } from '@/lib/admin/schema';

export const POST = publicRoute({ body: adminLoginInput, handle: adminLoginCall });
