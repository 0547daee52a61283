import { petRoute } from '@/lib/access/route';
import { acceptCall } from '@/lib/overviews/proposals/calls/decide';
import { acceptInput } from '@/lib/overviews/proposals/schema';

export const POST = petRoute('own', { body: acceptInput, handle: acceptCall });
