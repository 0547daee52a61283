import { listRoutes } from '@/lib/access/collection-routes';
import { petRoute } from '@/lib/access/route';
import { routines } from '@/lib/routines/collection';
import { listRoutines } from '@/lib/routines/queries';

export const GET = petRoute('view', { handle: ({ access }) => listRoutines(access) });

export const { POST } = listRoutes(routines);
