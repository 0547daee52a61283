import { listRoutes } from '@/lib/collections/routes';
import { labReports } from '@/lib/records/lab-reports/collection';

export const { GET, POST } = listRoutes(labReports);
