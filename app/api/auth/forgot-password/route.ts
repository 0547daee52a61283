import { publicRoute } from '@/lib/access/route';
import { forgotCall } from '@/lib/passwords/calls';
import { forgotInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: forgotInput, handle: forgotCall });
