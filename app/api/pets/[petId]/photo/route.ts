import { petRoute } from '@/lib/access/route';
import { receivePhoto, removePhoto, servePhoto } from '@/lib/records/pets/calls';
import { photoFields, photoQuery } from '@/lib/records/pets/schema';

export const GET = petRoute('view', { token: 'read', query: photoQuery, handle: servePhoto });

export const POST = petRoute('edit', { sends: { upload: photoFields }, handle: receivePhoto });

export const DELETE = petRoute('edit', { handle: removePhoto });
