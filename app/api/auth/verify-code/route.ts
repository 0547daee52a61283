import { publicRoute } from '@/lib/access/route';
import { verifyCode } from '@/lib/sign-in/calls';
import { codeInput } from '@/lib/sign-in/schema';

export const POST = publicRoute({ body: codeInput, handle: verifyCode });
