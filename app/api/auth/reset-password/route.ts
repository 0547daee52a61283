import { publicRoute } from '@/lib/access/route';
import { resetCall } from '@/lib/accounts/passwords/calls';
import { resetInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: resetInput, handle: resetCall });
