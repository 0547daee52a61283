import { petRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { createShareCall } from '@/lib/overviews/sharing/calls';
import { listShares } from '@/lib/overviews/sharing/queries';
import { shareInput } from '@/lib/overviews/sharing/schema';

export const GET = petRoute('share', {
  query: pageQuery,
  handle: ({ access, query, at }) => listShares(access, query, at),
});

export const POST = petRoute('share', { body: shareInput, status: 201, handle: createShareCall });
