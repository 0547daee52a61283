import { memberRoute } from '@/lib/access/route';
import { revokeStayCall } from '@/lib/overviews/stays/calls';
import { getStayReport } from '@/lib/overviews/stays/report';

export const GET = memberRoute({ handle: ({ viewer, params, at }) => getStayReport(viewer, params.stayId ?? '', at) });

export const DELETE = memberRoute({ handle: revokeStayCall });
