import { binnedPetRoute } from '@/lib/access/route';
import { restorePet } from '@/lib/records/pets/mutations';

export const POST = binnedPetRoute({ handle: ({ viewer, access, at }) => restorePet(viewer, access, at) });
