import { adminRoute } from '@/lib/access/route';
import { adminLogoutCall } from '@/lib/accounts/admin/calls';

export const POST = adminRoute({ handle: adminLogoutCall });
