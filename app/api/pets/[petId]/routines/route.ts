import { petRoute } from '@/lib/access/route';
import { listRoutes } from '@/lib/collections/routes';
import { routines } from '@/lib/records/routines/collection';
import { listRoutines } from '@/lib/records/routines/queries';

export const GET = petRoute('view', { token: 'read', handle: ({ access }) => listRoutines(access) });

export const { POST } = listRoutes(routines);
