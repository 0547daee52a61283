import { petRoute } from '@/lib/access/route';
import { createLinkCall } from '@/lib/photos/calls';
import { listLinks } from '@/lib/photos/queries';
import { linkInput } from '@/lib/photos/schema';

export const GET = petRoute('own', { handle: ({ access, params, at }) => listLinks(access, params.photoId ?? '', at) });

export const POST = petRoute('own', { body: linkInput, status: 201, handle: createLinkCall });
