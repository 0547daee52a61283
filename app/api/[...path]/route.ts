import { publicRoute } from '@/lib/access/route';
import { notFoundError } from '@/lib/core/runtime/errors';

const unknown = publicRoute({
  handle: async () => {
    throw notFoundError();
  },
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
