import { photoLinkRoute } from '@/lib/access/route';
import { serveSharedFile } from '@/lib/records/photos/calls';
import { fileQuery } from '@/lib/records/photos/schema';

export const GET = photoLinkRoute({ query: fileQuery, handle: serveSharedFile });
