import { memberRoute } from '@/lib/access/route';
import { listTasks } from '@/lib/overviews/agenda/queries';

export const GET = memberRoute({
  token: 'read',
  handle: async ({ viewer, at }) => ({ tasks: await listTasks(viewer, at) }),
});
