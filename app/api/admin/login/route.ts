import { publicRoute } from '@/lib/access/route';
import { adminLoginCall } from '@/lib/accounts/admin/calls';
import { adminLoginInput } from '@/lib/accounts/admin/schema';

export const POST = publicRoute({ body: adminLoginInput, handle: adminLoginCall });
