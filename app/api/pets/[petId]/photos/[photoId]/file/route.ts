import { petRoute } from '@/lib/access/route';
import { servePhotoFile } from '@/lib/records/photos/calls';
import { fileQuery } from '@/lib/records/photos/schema';

export const GET = petRoute('view', { token: 'read', query: fileQuery, handle: servePhotoFile });
