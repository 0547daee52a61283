import { ownStayRoute } from '@/lib/access/route';
import { changeStayCall, revokeStayCall } from '@/lib/overviews/stays/calls/stays';
import { getStayReport } from '@/lib/overviews/stays/queries/report';
import { stayPatch } from '@/lib/overviews/stays/schema';

export const GET = ownStayRoute({ handle: ({ stay, at }) => getStayReport(stay, at) });

export const PATCH = ownStayRoute({ body: stayPatch, handle: changeStayCall });

export const DELETE = ownStayRoute({ handle: revokeStayCall });
