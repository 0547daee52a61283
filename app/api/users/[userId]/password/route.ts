import { ownAccountRoute } from '@/lib/access/route';
import { changePasswordCall } from '@/lib/passwords/calls';
import { passwordInput } from '@/lib/passwords/schema';

export const POST = ownAccountRoute({ body: passwordInput, keyless: true, handle: changePasswordCall });
