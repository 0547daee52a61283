import { petRoute } from '@/lib/access/route';
import { undoCall } from '@/lib/overviews/proposals/calls';

export const POST = petRoute('own', { handle: undoCall });
