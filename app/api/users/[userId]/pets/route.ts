import { ownAccountRoute } from '@/lib/access/route';
import { listPetNames } from '@/lib/pets/queries';

export const GET = ownAccountRoute({ handle: ({ viewer }) => listPetNames(viewer) });
