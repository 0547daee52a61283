import { publicRoute } from '@/lib/access/route';
import { passkeyRequestCall } from '@/lib/accounts/passkeys/calls';

export const POST = publicRoute({ handle: passkeyRequestCall });
