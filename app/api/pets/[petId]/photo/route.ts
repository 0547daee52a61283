import { petRoute } from '@/lib/access/route';
import { receivePhoto, removePhoto, servePhoto } from '@/lib/records/pets/calls';
import { photoQuery } from '@/lib/records/pets/schema';

export const GET = petRoute('view', { token: 'read', query: photoQuery, handle: servePhoto });

export const POST = petRoute('edit', { sends: { upload: null }, handle: receivePhoto });

export const DELETE = petRoute('edit', { handle: removePhoto });
