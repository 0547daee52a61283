import { photoLinkRoute } from '@/lib/access/route';
import { serveSharedFile } from '@/lib/photos/calls';
import { fileQuery } from '@/lib/photos/schema';

export const GET = photoLinkRoute({ query: fileQuery, handle: serveSharedFile });
