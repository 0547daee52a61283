import 'server-only';
import { ACCESS_TOKEN_PREFIX } from '../config/product';
import { db } from '../db/client';
import { hashSecret, isSecret, newSecret } from '../security/secrets';
import { addMs, DAY } from '../time/dates';

export function newAccessToken(): { token: string; secretHash: Uint8Array<ArrayBuffer> } {
  const secret = newSecret();
  return { token: ACCESS_TOKEN_PREFIX + secret, secretHash: hashSecret(secret) };
}

/** @returns null for text that cannot be a token */
export function hashAccessToken(token: string): Uint8Array<ArrayBuffer> | null {
  const secret = token.startsWith(ACCESS_TOKEN_PREFIX) ? token.slice(ACCESS_TOKEN_PREFIX.length) : null;
  return isSecret(secret) ? hashSecret(secret) : null;
}

/** Ended tokens stay in the list for this time, so that their owner sees why a program stopped working. */
export const ENDED_SHOWN = 30 * DAY;
const UNUSED = 365 * DAY;

/** Tokens without an end stop after a year without use, because nobody misses them. */
export async function sweepAccessTokens(at: Date): Promise<void> {
  const unusedSince = addMs(at, -UNUSED);
  const isUnused = { OR: [{ lastUsedOn: null }, { lastUsedOn: { lt: unusedSince } }] };
  await db().accessToken.deleteMany({
    where: {
      OR: [{ endsAt: { lt: addMs(at, -ENDED_SHOWN) } }, { endsAt: null, createdAt: { lt: unusedSince }, ...isUnused }],
    },
  });
}
