import { publicRoute } from '@/lib/access/route';
import { verifyLink } from '@/lib/accounts/sign-in/calls';
import { verifyQuery } from '@/lib/accounts/sign-in/schema';

export const GET = publicRoute({ query: verifyQuery, handle: verifyLink });
