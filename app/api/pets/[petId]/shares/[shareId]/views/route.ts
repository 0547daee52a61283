import { petRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { listOpenings } from '@/lib/sharing/queries';

export const GET = petRoute('own', {
  query: pageQuery,
  handle: ({ access, params, query }) => listOpenings(access, params.shareId ?? '', query),
});
