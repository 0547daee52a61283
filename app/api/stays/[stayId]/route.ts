import { ownStayRoute } from '@/lib/access/route';
import { revokeStayCall } from '@/lib/overviews/stays/calls/stays';
import { getStayReport } from '@/lib/overviews/stays/queries/report';

export const GET = ownStayRoute({ handle: ({ stay, at }) => getStayReport(stay, at) });

export const DELETE = ownStayRoute({ handle: revokeStayCall });
