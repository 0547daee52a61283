import { publicRoute } from '@/lib/access/route';
import { passkeySignInCall } from '@/lib/accounts/passkeys/calls';
import { passkeySignInInput } from '@/lib/accounts/passkeys/schema';

export const POST = publicRoute({ body: passkeySignInInput, handle: passkeySignInCall });
