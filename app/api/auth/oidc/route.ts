import { publicRoute } from '@/lib/access/route';
import { startOidcCall } from '@/lib/accounts/oidc/calls';
import { oidcQuery } from '@/lib/accounts/oidc/schema';

export const GET = publicRoute({ query: oidcQuery, handle: startOidcCall });
