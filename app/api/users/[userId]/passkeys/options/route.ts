import { ownAccountRoute } from '@/lib/access/route';
import { passkeyCreationCall } from '@/lib/accounts/passkeys/calls';
import { passkeyOptionsInput } from '@/lib/accounts/passkeys/schema';

export const POST = ownAccountRoute({ body: passkeyOptionsInput, handle: passkeyCreationCall });
