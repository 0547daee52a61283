import { ownAccountRoute } from '@/lib/access/route';
import { accessTokensCall, createAccessTokenCall } from '@/lib/accounts/access-tokens/calls';
import { tokenInput } from '@/lib/accounts/access-tokens/schema';

export const GET = ownAccountRoute({ handle: accessTokensCall });

// An Idempotency-Key would store the answer with the token.
export const POST = ownAccountRoute({
  body: tokenInput,
  status: 201,
  withoutIdempotency: true,
  handle: createAccessTokenCall,
});
