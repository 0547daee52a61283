import { restoreRoute } from '@/lib/access/collection-routes';
import { vaccinations } from '@/lib/vaccinations/collection';

export const POST = restoreRoute(vaccinations);
