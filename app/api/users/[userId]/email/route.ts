import { ownAccountRoute } from '@/lib/access/route';
import { changeEmailCall } from '@/lib/passwords/calls';
import { emailInput } from '@/lib/passwords/schema';

export const POST = ownAccountRoute({ body: emailInput, keyless: true, handle: changeEmailCall });
