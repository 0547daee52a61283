import { petRoute } from '@/lib/access/route';
import { authorOf } from '@/lib/collections/routes';
import { savePaper } from '@/lib/sharing/papers/mutations';
import { paperBody } from '@/lib/sharing/papers/schema';

export const POST = petRoute('edit', {
  body: paperBody,
  status: 201,
  handle: ({ access, viewer, body, at }) => savePaper(access, body, { ...authorOf(viewer, at), userId: viewer.userId }),
});
