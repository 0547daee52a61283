import 'server-only';
import { db } from '../db/client';

/** After a sign-in that was not the account's first. Has no effect once the offer was made, or with a passkey. */
export async function offerPasskey(userId: string): Promise<void> {
  await db().user.updateMany({
    where: { id: userId, passkeyOffer: null, passkeys: { none: {} } },
    data: { passkeyOffer: true },
  });
}
