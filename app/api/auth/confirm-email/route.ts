import { publicRoute } from '@/lib/access/route';
import { confirmEmailCall } from '@/lib/accounts/passwords/calls';
import { confirmEmailInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: confirmEmailInput, handle: confirmEmailCall });
