import { publicRoute } from '@/lib/access/route';
import { loginCall } from '@/lib/passwords/calls';
import { loginInput } from '@/lib/passwords/schema';

export const POST = publicRoute({ body: loginInput, handle: loginCall });
