import { ownAccountRoute } from '@/lib/access/route';
import { revokeAccessTokenCall } from '@/lib/accounts/access-tokens/calls';

export const DELETE = ownAccountRoute({ handle: revokeAccessTokenCall });
