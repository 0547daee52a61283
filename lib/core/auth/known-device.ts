import 'server-only';
import { db, transaction } from '../db/client';
import { holdMember } from '../db/hold';
import { hashSecret, newSecret } from '../security/secrets';
import { addMs, DAY } from '../time/dates';
import { newId } from '../validation/ids';

/** How long a browser stays known after its last sign-in. */
export const KNOWN_DAYS = 180;
/** More browsers than one person signs in from; the ones seen last stay. */
const MOST = 20;

const oldest = (at: Date) => addMs(at, -KNOWN_DAYS * DAY);

/** The id of a browser that has signed in to the account of an address before, by the secret of its cookie; else null. */
export async function findKnownDevice(secret: string, emailKey: string, at: Date): Promise<string | null> {
  // Found by the secret alone, so that time does not depend on whose address is asked about.
  const known = await db().knownDevice.findMany({
    where: { secretHash: hashSecret(secret), seenAt: { gt: oldest(at) } },
    select: { id: true, user: { select: { emailKey: true } } },
  });
  return known.find(({ user }) => user.emailKey === emailKey)?.id ?? null;
}

/**
 * Notes that somebody has signed in with a browser. Its secret is made anew each time: one that another person has put there
 * or copied is known no longer.
 * @param before the secret that it had until now
 * @returns the secret to keep there
 */
export async function rememberDevice(userId: string, before: string | undefined, at: Date): Promise<string> {
  const secret = newSecret();
  const secretHash = hashSecret(secret);
  await transaction(async () => {
    await holdMember(userId);
    if (before) {
      await db().knownDevice.updateMany({ where: { secretHash: hashSecret(before) }, data: { secretHash } });
    }
    await db().knownDevice.upsert({
      where: { secretHash_userId: { secretHash, userId } },
      create: { id: newId(), userId, secretHash, seenAt: at },
      update: { seenAt: at },
    });
    const older = await db().knownDevice.findMany({
      where: { userId },
      orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
      skip: MOST,
      select: { id: true },
    });
    if (older.length > 0) await db().knownDevice.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
  });
  return secret;
}

/** No browser is known to an account any more: trust in who uses it begins anew. */
export async function forgetKnownDevices(userId: string): Promise<void> {
  await db().knownDevice.deleteMany({ where: { userId } });
}

/** Removes what has not been seen for so long that it is known no longer. */
export async function sweepKnownDevices(at: Date): Promise<void> {
  await db().knownDevice.deleteMany({ where: { seenAt: { lte: oldest(at) } } });
}
