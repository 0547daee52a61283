import 'server-only';
import { db } from '@/lib/core/db/client';
import { hashSecret, isSecret, sameBytes } from '@/lib/core/security/secrets';
import { MINUTE } from '@/lib/core/time/dates';
import { withinLast } from '@/lib/core/time/recent';
import { LINK_MINUTES } from './limits';

/** The page verifies an own link by itself; mail scanners and other devices see a button first. */
export async function isOwnLink(token: string | undefined, browser: string | undefined, at: Date): Promise<boolean> {
  if (!isSecret(token) || !isSecret(browser)) return false;
  const request = await db().signInRequest.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, sentAt: withinLast(LINK_MINUTES * MINUTE, at) },
    select: { browserHash: true },
  });
  return request !== null && sameBytes(request.browserHash, hashSecret(browser));
}
