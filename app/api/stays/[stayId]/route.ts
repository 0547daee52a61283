import { ownStayRoute } from '@/lib/access/route';
import { changeStayCall, revokeStayCall } from '@/lib/sharing/stays/calls/stays';
import { getStayReport } from '@/lib/sharing/stays/queries/report';
import { stayPatch } from '@/lib/sharing/stays/schema';

export const GET = ownStayRoute({ handle: ({ stay, at }) => getStayReport(stay, at) });

export const PATCH = ownStayRoute({ body: stayPatch, handle: changeStayCall });

export const DELETE = ownStayRoute({ handle: revokeStayCall });
