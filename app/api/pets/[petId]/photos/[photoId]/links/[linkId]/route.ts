import { petRoute } from '@/lib/access/route';
import { originOf } from '@/lib/core/http/origin';
import { revokeLink } from '@/lib/records/photos/mutations';

export const DELETE = petRoute('own', {
  handle: ({ request, viewer, access, params: { photoId = '', linkId = '' }, at }) =>
    revokeLink(access, { photoId, linkId }, { viewer, origin: originOf(request), at }),
});
