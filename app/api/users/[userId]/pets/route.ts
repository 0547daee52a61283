import { ownAccountRoute } from '@/lib/access/route';
import { listPetNames } from '@/lib/records/pets/queries';

export const GET = ownAccountRoute({ handle: ({ viewer, at }) => listPetNames(viewer, at) });
