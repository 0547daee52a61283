import { servePhoto } from '@/lib/records/pets/calls';
import { photoQuery } from '@/lib/records/pets/schema';
import { shareRoute } from '@/lib/sharing/links/route';

export const GET = shareRoute({ query: photoQuery, handle: servePhoto });
