import { publicRoute } from '@/lib/access/route';
import { findViewer } from '@/lib/access/viewer';
import { currentUser } from '@/lib/accounts/account/queries';
import { requestSessionSecret } from '@/lib/core/http/request';

export const GET = publicRoute({
  handle: async ({ request, at }) => {
    const viewer = await findViewer(await requestSessionSecret(request), at);
    return { authenticated: viewer !== null, user: viewer && currentUser(viewer), isAdmin: false };
  },
});
