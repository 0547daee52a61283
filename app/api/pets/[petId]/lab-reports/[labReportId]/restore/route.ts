import { restoreRoute } from '@/lib/collections/routes';
import { labReports } from '@/lib/records/lab-reports/collection';

export const POST = restoreRoute(labReports);
