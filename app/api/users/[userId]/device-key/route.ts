import { ownAccountRoute } from '@/lib/access/route';
import { deviceKeyCall } from '@/lib/accounts/account/calls';
import { deviceKeyInput } from '@/lib/accounts/account/schema';

// No idempotency, because its record would store the key.
export const POST = ownAccountRoute({ body: deviceKeyInput, withoutIdempotency: true, handle: deviceKeyCall });
