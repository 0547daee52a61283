import { getSharedView } from '@/lib/sharing/links/queries';
import { shareRoute } from '@/lib/sharing/links/route';

export const GET = shareRoute({
  handle: ({ access, params, at }) => getSharedView(access, params.accessKey ?? '', at),
});
