import { listRoutes } from '@/lib/collections/routes';
import { skills } from '@/lib/records/training/collection';
import { addSkill } from '@/lib/records/training/mutations';

export const { GET, POST } = listRoutes({ ...skills, create: addSkill });
