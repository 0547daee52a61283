import { shareRoute } from '@/lib/access/route';
import { servePhoto } from '@/lib/pets/calls';
import { photoQuery } from '@/lib/pets/schema';

export const GET = shareRoute({ query: photoQuery, handle: servePhoto });
