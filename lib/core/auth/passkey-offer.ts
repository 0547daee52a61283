import 'server-only';
import { db } from '../db/client';

/** For any sign-in but the account's first. Has no effect after an earlier offer or with a passkey. */
export async function offerPasskey(userId: string): Promise<void> {
  await db().user.updateMany({
    where: { id: userId, passkeyOffer: null, passkeys: { none: {} } },
    data: { passkeyOffer: true },
  });
}
