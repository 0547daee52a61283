import { petRoute } from '@/lib/access/route';
import { auditContextOf, setLostCall } from '@/lib/sharing/links/calls';
import { endLostMode } from '@/lib/sharing/links/mutations/shares';
import { getLost } from '@/lib/sharing/links/queries';
import { lostInput } from '@/lib/sharing/links/schema';

export const GET = petRoute('own', { handle: ({ access, at }) => getLost(access, at) });

export const PUT = petRoute('own', { body: lostInput, handle: setLostCall });

export const DELETE = petRoute('own', { handle: (context) => endLostMode(context.access, auditContextOf(context)) });
