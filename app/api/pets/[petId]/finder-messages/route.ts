import { petRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { listFinderMessages } from '@/lib/sharing/queries';

export const GET = petRoute('own', {
  query: pageQuery,
  handle: ({ access, query }) => listFinderMessages(access, query),
});
