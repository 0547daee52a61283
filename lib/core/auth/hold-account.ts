import 'server-only';
import { db, requireTransaction } from '../db/client';
import { unauthenticatedError } from '../runtime/errors';

export interface HeldAccount {
  id: string;
  emailKey: string;
  passwordHash: string | null;
  verifiedAt: Date | null;
}

/** Locks the account's row. Otherwise a grant could rest on a proof that another transaction is revoking. */
export async function holdAccount(who: { id: string } | { emailKey: string }): Promise<HeldAccount | null> {
  requireTransaction();
  const [heldAccount] =
    'id' in who
      ? await db().$queryRaw<HeldAccount[]>`
          SELECT "id", "emailKey", "passwordHash", "verifiedAt" FROM "User" WHERE "id" = ${who.id}::uuid FOR NO KEY UPDATE`
      : await db().$queryRaw<HeldAccount[]>`
          SELECT "id", "emailKey", "passwordHash", "verifiedAt" FROM "User" WHERE "emailKey" = ${who.emailKey} FOR NO KEY UPDATE`;
  return heldAccount ?? null;
}

export async function holdOwnAccount({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  await holdAccount({ id: userId });
  if ((await db().session.count({ where: { id: sessionId, userId } })) === 0) throw unauthenticatedError();
}
