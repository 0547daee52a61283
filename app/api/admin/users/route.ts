import { adminRoute } from '@/lib/access/route';
import { listUsers } from '@/lib/admin/queries';
import { usersQuery } from '@/lib/admin/schema';

export const GET = adminRoute({ query: usersQuery, handle: ({ admin, query, at }) => listUsers(admin, query, at) });
