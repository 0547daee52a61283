import { memberRoute } from '@/lib/access/route';
import { listOpenReminders } from '@/lib/overviews/reminders/queries';
import { openRemindersQuery } from '@/lib/overviews/reminders/schema';

export const GET = memberRoute({
  query: openRemindersQuery,
  handle: ({ viewer, query }) => listOpenReminders(viewer, query.ids),
});
