import { petRoute } from '@/lib/access/route';
import { originOf } from '@/lib/core/http/origin';
import { createLink } from '@/lib/records/photos/mutations';
import { listLinks } from '@/lib/records/photos/queries';
import { linkInput } from '@/lib/records/photos/schema';

export const GET = petRoute('own', { handle: ({ access, params, at }) => listLinks(access, params.photoId ?? '', at) });

export const POST = petRoute('own', {
  body: linkInput,
  status: 201,
  handle: ({ request, viewer, access, params, body, at }) =>
    createLink(access, params.photoId ?? '', body.lifetime, { viewer, origin: originOf(request), at }),
});
