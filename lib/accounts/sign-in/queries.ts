import 'server-only';
import { db } from '@/lib/core/db/client';
import { hashSecret, isSecret, sameBytes } from '@/lib/core/security/secrets';
import { addMs, MINUTE } from '@/lib/core/time/dates';
import { LINK_MINUTES } from './limits';

/**
 * Whether a living link was asked for in this browser. Only then the page verifies by itself; a mail scanner or another device
 * sees a button first. Looks, and uses nothing up.
 */
export async function isOwnLink(token: string | undefined, browser: string | undefined, at: Date): Promise<boolean> {
  if (!isSecret(token) || !isSecret(browser)) return false;
  const request = await db().signInRequest.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, sentAt: { gt: addMs(at, -LINK_MINUTES * MINUTE) } },
    select: { browserHash: true },
  });
  return request !== null && sameBytes(request.browserHash, hashSecret(browser));
}
