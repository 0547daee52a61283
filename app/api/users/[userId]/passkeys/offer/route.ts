import { ownAccountRoute } from '@/lib/access/route';
import { dismissPasskeyOfferCall } from '@/lib/accounts/passkeys/calls';

export const POST = ownAccountRoute({ withoutCsrf: true, sends: { form: [] }, handle: dismissPasskeyOfferCall });
