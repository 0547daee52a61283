import { itemRoutes } from '@/lib/collections/routes';
import { measures } from '@/lib/records/measures/collection';
import { updateMeasure } from '@/lib/records/measures/mutations';

export const { GET, PATCH, DELETE } = itemRoutes({ ...measures, update: updateMeasure });
