import { adminRoute } from '@/lib/access/route';
import { getOverview } from '@/lib/accounts/admin/queries';

export const GET = adminRoute({ handle: ({ admin, at }) => getOverview(admin, at) });
