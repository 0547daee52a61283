import { petRoute } from '@/lib/access/route';
import { declineCall } from '@/lib/sharing/proposals/calls/decide';
import { declineInput } from '@/lib/sharing/proposals/schema';

export const POST = petRoute('own', { body: declineInput, handle: declineCall });
