import { petRoute } from '@/lib/access/route';
import { listActivity } from '@/lib/overviews/activity/queries';
import { activityQuery } from '@/lib/overviews/activity/schema';

export const GET = petRoute('view', {
  query: activityQuery,
  handle: ({ access, query, at }) => listActivity(access, query, at),
});
