import { itemRoutes } from '@/lib/collections/routes';
import { labReports } from '@/lib/records/lab-reports/collection';

export const { GET, PATCH, DELETE } = itemRoutes(labReports);
