import { ownAccountRoute } from '@/lib/access/route';
import { removePasskeyCall } from '@/lib/accounts/passkeys/calls';

export const DELETE = ownAccountRoute({ handle: removePasskeyCall });
