import { binnedPetRoute } from '@/lib/access/route';
import { restorePet } from '@/lib/records/pets/mutations';

export const POST = binnedPetRoute({ handle: ({ access, at }) => restorePet(access, at) });
