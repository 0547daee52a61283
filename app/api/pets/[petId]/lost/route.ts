import { petRoute } from '@/lib/access/route';
import { causeOf, setLostCall } from '@/lib/sharing/calls';
import { endLost } from '@/lib/sharing/mutations';
import { getLost } from '@/lib/sharing/queries';
import { lostInput } from '@/lib/sharing/schema';

export const GET = petRoute('own', { handle: ({ access, at }) => getLost(access, at) });

export const PUT = petRoute('own', { body: lostInput, handle: setLostCall });

export const DELETE = petRoute('own', { handle: (context) => endLost(context.access, causeOf(context)) });
