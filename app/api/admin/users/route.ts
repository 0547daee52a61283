import { adminRoute } from '@/lib/access/route';
import { listUsers } from '@/lib/accounts/admin/queries';
import { usersQuery } from '@/lib/accounts/admin/schema';

export const GET = adminRoute({ query: usersQuery, handle: ({ admin, query, at }) => listUsers(admin, query, at) });
