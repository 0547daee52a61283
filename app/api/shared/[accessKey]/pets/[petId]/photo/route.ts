import { publicRoute } from '@/lib/access/route';
import { stayPetPhotoCall } from '@/lib/overviews/stays/calls/stays';
import { photoQuery } from '@/lib/records/pets/schema';

export const GET = publicRoute({ query: photoQuery, handle: stayPetPhotoCall });
