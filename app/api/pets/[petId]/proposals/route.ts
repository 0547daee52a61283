import { petRoute } from '@/lib/access/route';
import { pageQuery } from '@/lib/core/http/pagination';
import { listProposals } from '@/lib/sharing/proposals/queries/proposals';

export const GET = petRoute('own', { query: pageQuery, handle: ({ access, query }) => listProposals(access, query) });
