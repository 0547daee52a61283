import { publicRoute } from '@/lib/access/route';
import { photoQuery } from '@/lib/records/pets/schema';
import { stayPetPhotoCall } from '@/lib/overviews/stays/calls';

export const GET = publicRoute({ query: photoQuery, handle: stayPetPhotoCall });
