import { petRoute } from '@/lib/access/route';
import { getHealth } from '@/lib/health/queries';

export const GET = petRoute('view', { handle: ({ access, viewer, at }) => getHealth(access, viewer, at) });
