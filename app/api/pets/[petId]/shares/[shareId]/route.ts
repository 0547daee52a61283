import { petRoute } from '@/lib/access/route';
import { originOf } from '@/lib/core/http/origin';
import { revokeShare } from '@/lib/sharing/mutations';

export const DELETE = petRoute('own', {
  handle: ({ request, viewer, access, params, at }) =>
    revokeShare(access, params.shareId ?? '', { viewer, origin: originOf(request), at }),
});
