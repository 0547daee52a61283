import { checkPetAccess } from '@/lib/access/pet-access';
import { memberRoute } from '@/lib/access/route';
import { latestDay } from '@/lib/core/time/dates';
import { createPet } from '@/lib/records/pets/mutations';
import type { Pet } from '@/lib/records/pets/pet';
import { listPets } from '@/lib/records/pets/queries';
import { petInput } from '@/lib/records/pets/schema';

export const GET = memberRoute({ token: 'read', handle: ({ viewer, at }) => listPets(viewer, at) });

export const POST = memberRoute({
  body: (at) => petInput(latestDay(at)),
  status: 201,
  handle: ({ viewer, body, at }) => createPet(viewer, body, at),
  checkRepeat: ({ viewer, at }, answer) => checkPetAccess(viewer, (answer as Pet).id, 'own', at),
});
