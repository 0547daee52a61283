import 'server-only';
import { db, transaction } from '../db/client';
import { holdMember } from '../db/hold';
import { hashSecret, newSecret } from '../security/secrets';
import { addMs, DAY } from '../time/dates';
import { newId } from '../validation/ids';

export const KNOWN_DAYS = 180;
const MAX_DEVICES = 20;

const oldest = (at: Date) => addMs(at, -KNOWN_DAYS * DAY);

export async function findKnownDevice(secret: string, emailKey: string, at: Date): Promise<string | null> {
  // Looks up by the secret alone, so that timing does not depend on the address.
  const devices = await db().knownDevice.findMany({
    where: { secretHash: hashSecret(secret), seenAt: { gt: oldest(at) } },
    select: { id: true, user: { select: { emailKey: true } } },
  });
  return devices.find(({ user }) => user.emailKey === emailKey)?.id ?? null;
}

/** Rotates the browser's secret at every sign-in, which voids a planted or copied one. @returns the new secret */
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
      skip: MAX_DEVICES,
      select: { id: true },
    });
    if (older.length > 0) await db().knownDevice.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
  });
  return secret;
}

export async function forgetKnownDevices(userId: string): Promise<void> {
  await db().knownDevice.deleteMany({ where: { userId } });
}

export async function sweepKnownDevices(at: Date): Promise<void> {
  await db().knownDevice.deleteMany({ where: { seenAt: { lte: oldest(at) } } });
}
