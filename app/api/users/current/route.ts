import { memberRoute } from '@/lib/access/route';
import { currentUser } from '@/lib/account/queries';

export const GET = memberRoute({ handle: async ({ viewer }) => currentUser(viewer) });
