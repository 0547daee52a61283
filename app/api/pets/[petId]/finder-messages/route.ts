import { petRoute } from '@/lib/access/route';
import { timelineQuery } from '@/lib/core/http/pagination';
import { listFinderMessages } from '@/lib/sharing/links/queries';

export const GET = petRoute('own', {
  query: timelineQuery,
  handle: ({ access, query }) => listFinderMessages(access, query),
});
