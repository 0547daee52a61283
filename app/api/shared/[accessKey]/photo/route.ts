import { shareRoute } from '@/lib/access/route';
import { servePhoto } from '@/lib/records/pets/calls';
import { photoQuery } from '@/lib/records/pets/schema';

export const GET = shareRoute({ query: photoQuery, handle: servePhoto });
