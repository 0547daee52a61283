import { petRoute } from '@/lib/access/route';
import { acceptCall } from '@/lib/sharing/proposals/calls/decide';
import { acceptInput } from '@/lib/sharing/proposals/schema';

export const POST = petRoute('own', { body: acceptInput, handle: acceptCall });
