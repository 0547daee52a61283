import { adminRoute } from '@/lib/access/route';
import { listAuditEvents } from '@/lib/admin/queries';
import { auditQuery } from '@/lib/admin/schema';

export const GET = adminRoute({ query: auditQuery, handle: ({ admin, query }) => listAuditEvents(admin, query) });
