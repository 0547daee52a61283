import 'server-only';
import { addMs, MINUTE } from '../dates';
import { db, transaction } from '../db/client';
import { AppError } from '../errors';
import { newId } from '../ids';
import { enqueue } from '../jobs/queue';
import { hashSecret, isSecret, newSecret } from '../secrets';
import { ACCOUNT_LINK_MINUTES } from './link-minutes';
import { findActiveUser, type SignedInUser } from './user-account';

export const ACCOUNT_MAIL = { name: 'account-mail' } as const;
const LIFE = ACCOUNT_LINK_MINUTES * MINUTE;

/** What a mailed link is for; the words of its mail are in the messages under `accountMail`. */
export type MailedLinkKind = 'password_reset' | 'email_proof' | 'email_change' | 'registered_again';

/** Notes what is asked for; the mail job makes the secret, so it is never at rest. Inside the caller's transaction. */
export async function askByMail(
  kind: MailedLinkKind,
  emailKey: string,
  at: Date,
  newEmail: string | null = null,
): Promise<void> {
  const id = newId();
  await db().accountRequest.create({ data: { id, kind, emailKey, newEmail, createdAt: at } });
  await enqueue(ACCOUNT_MAIL, { requestId: id });
}

/**
 * Makes the secret of a request for its mail, and voids those of older requests of the same kind.
 * @returns null for a request that is too old, used, overtaken by a newer one, or of an address without an account
 */
export async function makeLinkSecret(requestId: string, at: Date) {
  const token = newSecret();
  return transaction(async () => {
    const [request] = await db().accountRequest.updateManyAndReturn({
      where: { id: requestId, usedAt: null, createdAt: { gt: addMs(at, -LIFE) } },
      data: { tokenHash: hashSecret(token), sentAt: at },
      select: { kind: true, emailKey: true, newEmail: true, createdAt: true },
    });
    if (!request) return null;
    const { kind, emailKey, createdAt, newEmail } = request;
    const others = { emailKey, kind, id: { not: requestId }, usedAt: null };
    const newer = await db().accountRequest.count({ where: { ...others, createdAt: { gt: createdAt } } });
    const where = newer > 0 ? { id: requestId } : others;
    await db().accountRequest.updateMany({ where, data: { tokenHash: null } });
    const user = newer > 0 ? null : await findActiveUser({ emailKey });
    return user && { kind: kind as MailedLinkKind, token, user, newEmail };
  });
}

/**
 * Uses up a link: one conditional statement decides, so of many at once exactly one wins. Inside the caller's transaction.
 * @throws AppError unauthenticated "Invalid or expired token"
 */
export async function useMailedLink(
  kinds: MailedLinkKind[],
  token: string,
  at: Date,
): Promise<{ user: SignedInUser; newEmail: string | null }> {
  if (!isSecret(token)) throw invalidTokenError();
  const [request] = await db().accountRequest.updateManyAndReturn({
    where: { kind: { in: kinds }, tokenHash: hashSecret(token), usedAt: null, sentAt: { gt: addMs(at, -LIFE) } },
    data: { usedAt: at },
    select: { emailKey: true, newEmail: true },
  });
  const user = request && (await findActiveUser({ emailKey: request.emailKey }));
  if (!user) throw invalidTokenError();
  return { user, newEmail: request.newEmail };
}

/** Removes requests that were made before a moment. */
export async function removeMailedLinks(before: Date): Promise<void> {
  await db().accountRequest.deleteMany({ where: { createdAt: { lt: before } } });
}

export function invalidTokenError(): AppError {
  return new AppError('unauthenticated', 'Invalid or expired token');
}
