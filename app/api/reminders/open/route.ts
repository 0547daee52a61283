import { memberRoute } from '@/lib/access/route';
import { listOpenReminders } from '@/lib/reminders/queries';
import { openRemindersQuery } from '@/lib/reminders/schema';

export const GET = memberRoute({
  query: openRemindersQuery,
  handle: ({ viewer, query }) => listOpenReminders(viewer, query.ids),
});
