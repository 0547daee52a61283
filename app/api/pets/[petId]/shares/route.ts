import { petRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { createShareCall } from '@/lib/sharing/links/calls';
import { listShares } from '@/lib/sharing/links/queries';
import { shareInput } from '@/lib/sharing/links/schema';

export const GET = petRoute('share', {
  query: pageQuery,
  handle: ({ access, query, at }) => listShares(access, query, at),
});

export const POST = petRoute('share', { body: shareInput, status: 201, handle: createShareCall });
