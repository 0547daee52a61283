import 'server-only';
import { env } from '../config/env';
import { db, transaction } from '../db/client';
import { holdMember } from '../db/hold';
import { AppError } from '../runtime/errors';
import { hashSecret, sealText, unsealText } from '../security/secrets';
import { isId, newId } from '../validation/ids';
import { isPushEndpoint } from './push-service';
import type { PushTarget } from './send-push';

const PURPOSE = 'push-subscription';
const MAX_SUBSCRIPTIONS = 10;

export interface PushDevice {
  id: string;
  device: string;
  /** SHA-256 of the endpoint in base64url, by which a browser recognizes itself. */
  fingerprint: string;
  createdAt: string;
  lastSentAt: string | null;
}

type DeviceRow = { id: string; device: string; endpointHash: Uint8Array; createdAt: Date; lastSentAt: Date | null };
const deviceColumns = { id: true, device: true, endpointHash: true, createdAt: true, lastSentAt: true } as const;

function toDevice({ id, device, endpointHash, createdAt, lastSentAt }: DeviceRow): PushDevice {
  const fingerprint = Buffer.from(endpointHash).toString('base64url');
  return { id, device, fingerprint, createdAt: createdAt.toISOString(), lastSentAt: lastSentAt?.toISOString() ?? null };
}

export async function listDevices({ userId }: { userId: string }): Promise<PushDevice[]> {
  const rows = await db().pushSubscription.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    select: deviceColumns,
  });
  return rows.map(toDevice);
}

export async function saveDevice(
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint, keys }: PushTarget,
  device: string,
  at: Date,
): Promise<PushDevice> {
  if (!isPushEndpoint(endpoint, env().PUSH_HOSTS)) {
    throw new AppError('invalid', 'Please check the fields', { fields: { endpoint: 'reminders.validation.endpoint' } });
  }
  const endpointHash = hashSecret(endpoint);
  const columns = { userId, sessionId, sealed: sealText(PURPOSE, JSON.stringify({ endpoint, keys })), device };
  return transaction(async () => {
    await holdMember(userId);
    const row = await db().pushSubscription.upsert({
      where: { endpointHash },
      create: { id: newId(), endpointHash, createdAt: at, ...columns },
      update: columns,
      select: deviceColumns,
    });
    const older = await db().pushSubscription.findMany({
      where: { userId, id: { not: row.id } },
      orderBy: { id: 'desc' },
      skip: MAX_SUBSCRIPTIONS - 1,
      select: { id: true },
    });
    if (older.length > 0) await db().pushSubscription.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
    return toDevice(row);
  });
}

export async function claimDevice(
  { userId, sessionId }: { userId: string; sessionId: string },
  endpoint: string,
): Promise<void> {
  const endpointHash = hashSecret(endpoint);
  await transaction(async () => {
    await db().pushSubscription.updateMany({ where: { endpointHash, userId }, data: { sessionId } });
    await db().pushSubscription.deleteMany({ where: { endpointHash, userId: { not: userId } } });
  });
}

export async function forgetDevice(
  { userId }: { userId: string },
  { id, endpoint }: { id?: string; endpoint?: string },
): Promise<void> {
  if (endpoint === undefined && !isId(id)) return;
  const which = endpoint === undefined ? { id } : { endpointHash: hashSecret(endpoint) };
  await db().pushSubscription.deleteMany({ where: { userId, ...which } });
}

/** Includes remembered sessions after they expire, until sign-out. Skips rows that cannot be decrypted. */
export async function listPushTargets(userId: string, at: Date): Promise<{ id: string; target: PushTarget }[]> {
  const rows = await db().pushSubscription.findMany({
    where: { userId, session: { OR: [{ remember: true }, { expiresAt: { gt: at } }] } },
    select: { id: true, sealed: true },
  });
  return rows.flatMap(({ id, sealed }) => {
    const text = unsealText(PURPOSE, sealed);
    return text === null ? [] : [{ id, target: JSON.parse(text) as PushTarget }];
  });
}

export async function recordPushes(sentIds: readonly string[], goneIds: readonly string[], at: Date): Promise<void> {
  if (sentIds.length > 0) {
    await db().pushSubscription.updateMany({ where: { id: { in: [...sentIds] } }, data: { lastSentAt: at } });
  }
  if (goneIds.length > 0) await db().pushSubscription.deleteMany({ where: { id: { in: [...goneIds] } } });
}
