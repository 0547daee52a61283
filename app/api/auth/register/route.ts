import { publicRoute } from '@/lib/access/route';
import { registerCall } from '@/lib/accounts/passwords/calls';
import { registerInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: registerInput, status: 202, handle: registerCall });
