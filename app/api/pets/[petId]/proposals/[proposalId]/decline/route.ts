import { petRoute } from '@/lib/access/route';
import { declineCall } from '@/lib/overviews/proposals/calls/decide';
import { declineInput } from '@/lib/overviews/proposals/schema';

export const POST = petRoute('own', { body: declineInput, handle: declineCall });
