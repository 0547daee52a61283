import { petRoute } from '@/lib/access/route';
import { servePhotoFile } from '@/lib/photos/calls';
import { fileQuery } from '@/lib/photos/schema';

export const GET = petRoute('view', { query: fileQuery, handle: servePhotoFile });
