import { publicRoute } from '@/lib/access/route';
import { loginCall } from '@/lib/accounts/passwords/calls';
import { loginInput } from '@/lib/accounts/passwords/schema';

export const POST = publicRoute({ body: loginInput, handle: loginCall });
