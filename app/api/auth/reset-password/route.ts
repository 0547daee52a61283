import { publicRoute } from '@/lib/access/route';
import { resetCall } from '@/lib/passwords/calls';
import { resetInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: resetInput, handle: resetCall });
