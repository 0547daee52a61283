import { ownAccountRoute } from '@/lib/access/route';
import { changeEmailCall } from '@/lib/accounts/passwords/calls';
import { emailInput } from '@/lib/accounts/passwords/schema';

export const POST = ownAccountRoute({ body: emailInput, withoutIdempotency: true, handle: changeEmailCall });
