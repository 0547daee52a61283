import { petRoute } from '@/lib/access/route';
import { timelineQuery } from '@/lib/core/http/pagination';
import { listDeleted } from '@/lib/overviews/deleted/queries';

export const GET = petRoute('edit', {
  query: timelineQuery,
  handle: ({ access, query, at }) => listDeleted(access, query, at),
});
