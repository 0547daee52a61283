import 'server-only';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { SESSION_IDLE } from '@/lib/core/auth/session';
import { db } from '@/lib/core/db/client';
import { hashSecret, isSecret, sameBytes } from '@/lib/core/security/secrets';
import { MINUTE } from '@/lib/core/time/dates';
import { withinLast } from '@/lib/core/time/recent';

export async function isOwnLink(token: string | undefined, browser: string | undefined, at: Date): Promise<boolean> {
  if (!isSecret(token) || !isSecret(browser)) return false;
  const request = await db().signInRequest.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, sentAt: withinLast(LINK_MINUTES * MINUTE, at) },
    select: { browserHash: true },
  });
  return request !== null && sameBytes(request.browserHash, hashSecret(browser));
}

export async function isUsedLink(token: string | undefined, session: string | null, at: Date): Promise<boolean> {
  if (!isSecret(token) || session === null) return false;
  const request = await db().signInRequest.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: { not: null } },
    select: { emailKey: true },
  });
  if (!request) return false;
  const sessions = await db().session.count({
    where: {
      secretHash: hashSecret(session),
      expiresAt: { gt: at },
      lastSeenAt: withinLast(SESSION_IDLE, at),
      user: { emailKey: request.emailKey, suspendedAt: null },
    },
  });
  return sessions > 0;
}
