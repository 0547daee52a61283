import { memberRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { listProofs } from '@/lib/sharing/handover/queries';

export const GET = memberRoute({ query: pageQuery, handle: ({ viewer, query }) => listProofs(viewer, query) });
