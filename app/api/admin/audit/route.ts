import { adminRoute } from '@/lib/access/route';
import { listAuditEvents } from '@/lib/accounts/admin/queries';
import { auditQuery } from '@/lib/accounts/admin/schema';

export const GET = adminRoute({ query: auditQuery, handle: ({ admin, query }) => listAuditEvents(admin, query) });
