import { publicRoute } from '@/lib/access/route';
import { forgotCall } from '@/lib/accounts/passwords/calls';
import { forgotInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: forgotInput, handle: forgotCall });
