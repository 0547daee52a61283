import { restoreRoute } from '@/lib/collections/routes';
import { vaccinations } from '@/lib/records/vaccinations/collection';

export const POST = restoreRoute(vaccinations);
