import { publicRoute } from '@/lib/access/route';
import { photoQuery } from '@/lib/records/pets/schema';
import { stayPetPhotoCall } from '@/lib/sharing/stays/calls/stays';

export const GET = publicRoute({ query: photoQuery, handle: stayPetPhotoCall });
