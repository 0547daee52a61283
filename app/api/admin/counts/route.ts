import { adminRoute } from '@/lib/access/route';
import { countByDay } from '@/lib/admin/queries';

export const GET = adminRoute({ handle: ({ admin, at }) => countByDay(admin, at) });
