import { publicRoute } from '@/lib/access/route';
import { verifyLink } from '@/lib/sign-in/calls';
import { verifyQuery } from '@/lib/sign-in/schema';

export const GET = publicRoute({ query: verifyQuery, handle: verifyLink });
