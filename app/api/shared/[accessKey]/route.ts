import { shareRoute } from '@/lib/access/route';
import { getSharedView } from '@/lib/sharing/links/queries';

export const GET = shareRoute({
  handle: ({ access, params, at }) => getSharedView(access, params.accessKey ?? '', at),
});
