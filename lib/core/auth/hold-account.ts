import 'server-only';
import { db, requireTransaction } from '../db/client';
import { unauthenticatedError } from '../runtime/errors';

export interface HeldAccount {
  id: string;
  emailKey: string;
  passwordHash: string | null;
  verifiedAt: Date | null;
}

/**
 * Holds the row of a user until the end of the transaction. Whatever gives a grant and whatever ends all grants does so
 * before anything else, so that none is given on the strength of a proof that has just ended.
 * @returns null when there is no such user
 */
export async function holdAccount(who: { id: string } | { emailKey: string }): Promise<HeldAccount | null> {
  requireTransaction();
  const [held] =
    'id' in who
      ? await db().$queryRaw<HeldAccount[]>`
          SELECT "id", "emailKey", "passwordHash", "verifiedAt" FROM "User" WHERE "id" = ${who.id}::uuid FOR NO KEY UPDATE`
      : await db().$queryRaw<HeldAccount[]>`
          SELECT "id", "emailKey", "passwordHash", "verifiedAt" FROM "User" WHERE "emailKey" = ${who.emailKey} FOR NO KEY UPDATE`;
  return held ?? null;
}

/**
 * The same for a member, whose session may have ended since it was looked at.
 * @throws AppError unauthenticated when it has
 */
export async function holdOwnAccount({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  await holdAccount({ id: userId });
  if ((await db().session.count({ where: { id: sessionId, userId } })) === 0) throw unauthenticatedError();
}
