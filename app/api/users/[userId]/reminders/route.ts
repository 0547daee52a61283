import { ownAccountRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { listDeliveries } from '@/lib/reminders/queries';

export const GET = ownAccountRoute({
  query: pageQuery,
  handle: ({ viewer, query, at }) => listDeliveries(viewer, query, at),
});
