import { publicRoute } from '@/lib/access/route';
import { verifyCode } from '@/lib/accounts/sign-in/calls';
import { codeInput } from '@/lib/accounts/sign-in/schema';

export const POST = publicRoute({ body: codeInput, handle: verifyCode });
