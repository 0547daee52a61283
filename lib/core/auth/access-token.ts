import 'server-only';
import { PRODUCT_SLUG } from '../config/product';
import { db } from '../db/client';
import { hashSecret, isSecret, newSecret } from '../security/secrets';
import { addMs, DAY } from '../time/dates';

/** Lets people and secret scanners recognize a leaked token. */
const PREFIX = `${PRODUCT_SLUG}_`;

export function newAccessToken(): { token: string; secretHash: Uint8Array<ArrayBuffer> } {
  const secret = newSecret();
  return { token: PREFIX + secret, secretHash: hashSecret(secret) };
}

/** @returns null for text that cannot be a token */
export function hashAccessToken(token: string): Uint8Array<ArrayBuffer> | null {
  const secret = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : null;
  return isSecret(secret) ? hashSecret(secret) : null;
}

/** Ended tokens stay in the list for this time, so that their owner sees why a program stopped working. */
export const ENDED_SHOWN = 30 * DAY;
const UNUSED = 365 * DAY;

/** Tokens without an end stop after a year without use, because nobody misses them. */
export async function sweepAccessTokens(at: Date): Promise<void> {
  const unused = addMs(at, -UNUSED);
  const isUnused = { OR: [{ lastUsedOn: null }, { lastUsedOn: { lt: unused } }] };
  await db().accessToken.deleteMany({
    where: {
      OR: [{ endsAt: { lt: addMs(at, -ENDED_SHOWN) } }, { endsAt: null, createdAt: { lt: unused }, ...isUnused }],
    },
  });
}
