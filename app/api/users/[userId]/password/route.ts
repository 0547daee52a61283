import { ownAccountRoute } from '@/lib/access/route';
import { changePasswordCall } from '@/lib/accounts/passwords/calls';
import { passwordInput } from '@/lib/accounts/passwords/schema';

export const POST = ownAccountRoute({ body: passwordInput, withoutIdempotency: true, handle: changePasswordCall });
