import { ownAccountRoute } from '@/lib/access/route';
import { addPasskeyCall, passkeysCall } from '@/lib/accounts/passkeys/calls';
import { passkeyInput } from '@/lib/accounts/passkeys/schema';

export const GET = ownAccountRoute({ handle: passkeysCall });
export const POST = ownAccountRoute({ body: passkeyInput, status: 201, handle: addPasskeyCall });
