import { petRoute } from '@/lib/access/route';
import { undoCall } from '@/lib/sharing/proposals/calls/decide';

export const POST = petRoute('own', { handle: undoCall });
