import { petRoute } from '@/lib/access/route';
import { auditContextOf, setLostCall } from '@/lib/overviews/sharing/calls';
import { endLost } from '@/lib/overviews/sharing/mutations';
import { getLost } from '@/lib/overviews/sharing/queries';
import { lostInput } from '@/lib/overviews/sharing/schema';

export const GET = petRoute('own', { handle: ({ access, at }) => getLost(access, at) });

export const PUT = petRoute('own', { body: lostInput, handle: setLostCall });

export const DELETE = petRoute('own', { handle: (context) => endLost(context.access, auditContextOf(context)) });
