import { petRoute } from '@/lib/access/route';
import { revokeShare } from '@/lib/sharing/mutations';

export const DELETE = petRoute('own', {
  handle: ({ access, params, at }) => revokeShare(access, params.shareId ?? '', at),
});
