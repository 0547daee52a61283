import { petRoute } from '@/lib/access/route';
import { timelineQuery } from '@/lib/core/http/pagination';
import { listOpenings } from '@/lib/sharing/links/queries';

export const GET = petRoute('share', {
  query: timelineQuery,
  handle: ({ access, params, query }) => listOpenings(access, params.shareId ?? '', query),
});
