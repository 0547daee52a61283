import { petRoute } from '@/lib/access/route';
import { originOf } from '@/lib/core/http/origin';
import { pageQuery } from '@/lib/core/http/pagination';
import { createShare } from '@/lib/sharing/mutations';
import { listShares } from '@/lib/sharing/queries';
import { shareInput } from '@/lib/sharing/schema';

export const GET = petRoute('own', {
  query: pageQuery,
  handle: ({ access, query, at }) => listShares(access, query, at),
});

export const POST = petRoute('own', {
  body: shareInput,
  status: 201,
  handle: ({ request, viewer, access, body, at }) =>
    createShare(access, body, { viewer, origin: originOf(request), at }),
});
