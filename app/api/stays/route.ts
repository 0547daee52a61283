import { memberRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { createStayCall } from '@/lib/sharing/stays/calls/stays';
import { listStays } from '@/lib/sharing/stays/queries/stays';
import { stayInput } from '@/lib/sharing/stays/schema';

export const GET = memberRoute({ query: pageQuery, handle: ({ viewer, query, at }) => listStays(viewer, query, at) });

export const POST = memberRoute({ body: stayInput, status: 201, handle: createStayCall });
