import 'server-only';
import { db, transaction } from '../db/client';
import { enqueue } from '../jobs/queue';
import { AppError } from '../runtime/errors';
import { hashSecret, isSecret, newSecret, sameBytes } from '../security/secrets';
import { addMs, MINUTE } from '../time/dates';
import { newId } from '../validation/ids';
import { holdAccount } from './hold-account';
import { ACCOUNT_LINK_MINUTES } from './link-minutes';
import { findActiveUser, type SignedInUser } from './user-account';

export const ACCOUNT_MAIL = { name: 'account-mail' } as const;
const LIFE = ACCOUNT_LINK_MINUTES * MINUTE;

/** What a mailed link is for; the words of its mail are in the messages under `accountMail`. */
export type MailedLinkKind = 'password_reset' | 'email_proof' | 'email_change' | 'registered_again';

/**
 * How many links of a kind hold at once. Anybody may ask for a reset: what a stranger asks for must not void the mail that
 * the owner has just got.
 */
const validAtOnce: Record<MailedLinkKind, number> = {
  password_reset: 3,
  email_proof: 1,
  email_change: 1,
  registered_again: 1,
};

/** Who asks for a link that is opened by a press: the secret of the browser's cookie, and its coarse name. */
export interface AskingBrowser {
  secret: string;
  device: string;
}

interface Asked {
  /** Of the address as it was typed; there is a row for one without an account, too. */
  emailKey: string;
  userId: string | null;
  at: Date;
  newEmail?: string;
  /** With which the request ends. */
  sessionId?: string;
  browser?: AskingBrowser;
}

/** Notes what is asked for; the mail job makes the secret, so it is never at rest. Inside the caller's transaction. */
export async function askByMail(kind: MailedLinkKind, { at, browser, ...asked }: Asked): Promise<void> {
  const id = newId();
  const from = browser && { browserHash: hashSecret(browser.secret), device: browser.device };
  await db().accountRequest.create({ data: { id, kind, createdAt: at, ...asked, ...from } });
  await enqueue(ACCOUNT_MAIL, { requestId: id });
}

/**
 * Makes the secret of a request for its mail, and voids those of the same kind beyond the newest (`validAtOnce`).
 * @returns null for a request that is too old, used, overtaken by newer ones, or of an address without an account
 */
export async function makeLinkSecret(requestId: string, at: Date) {
  const token = newSecret();
  return transaction(async () => {
    const [request] = await db().accountRequest.updateManyAndReturn({
      where: { id: requestId, usedAt: null, createdAt: { gt: addMs(at, -LIFE) } },
      data: { tokenHash: hashSecret(token), sentAt: at },
      select: { kind: true, emailKey: true, userId: true, newEmail: true },
    });
    if (!request) return null;
    const { emailKey, userId, newEmail } = request;
    const kind = request.kind as MailedLinkKind;
    const newest = await db().accountRequest.findMany({
      where: { emailKey, kind, usedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: validAtOnce[kind],
      select: { id: true },
    });
    const kept = newest.map(({ id }) => id);
    await db().accountRequest.updateMany({
      where: { emailKey, kind, usedAt: null, id: { notIn: kept } },
      data: { tokenHash: null },
    });
    const user = userId !== null && kept.includes(requestId) ? await findActiveUser({ id: userId, emailKey }) : null;
    return user && { kind, token, user, newEmail };
  });
}

const living = (kinds: MailedLinkKind[], token: string, at: Date) => ({
  kind: { in: kinds },
  tokenHash: hashSecret(token),
  usedAt: null,
  sentAt: { gt: addMs(at, -LIFE) },
});

/** A link that has just been used up, and what was known when it was asked for. */
export interface UsedLink {
  kind: MailedLinkKind;
  user: SignedInUser;
  /** Whether the address of the account had been proven before. */
  proven: boolean;
  newEmail: string | null;
  sessionId: string | null;
  browserHash: Uint8Array | null;
}

/**
 * Uses up a link: one conditional statement decides, so of many at once exactly one wins. Inside the caller's transaction.
 * @throws AppError unauthenticated "Invalid or expired token"
 */
export async function useMailedLink(kinds: MailedLinkKind[], token: string, at: Date): Promise<UsedLink> {
  if (!isSecret(token)) throw invalidTokenError();
  const where = living(kinds, token, at);
  const found = await db().accountRequest.findFirst({ where, select: { userId: true } });
  const account = found?.userId ? await holdAccount({ id: found.userId }) : null;
  if (!account) throw invalidTokenError();
  const [request] = await db().accountRequest.updateManyAndReturn({
    where,
    data: { usedAt: at },
    select: { kind: true, emailKey: true, newEmail: true, sessionId: true, browserHash: true },
  });
  const user = request && (await findActiveUser({ id: account.id, emailKey: request.emailKey }));
  if (!user) throw invalidTokenError();
  const { kind, newEmail, sessionId, browserHash } = request;
  return {
    kind: kind as MailedLinkKind,
    user,
    proven: account.verifiedAt !== null,
    newEmail,
    sessionId,
    browserHash,
  };
}

/** Whether a link is opened in the browser that asked for it. */
export function isAskingBrowser(link: { browserHash: Uint8Array | null }, secret: string | undefined): boolean {
  return link.browserHash !== null && isSecret(secret) && sameBytes(link.browserHash, hashSecret(secret));
}

/** What is known of a living link that confirms an address, before it is used; null for any other. */
export async function findConfirmation(token: string, at: Date) {
  if (!isSecret(token)) return null;
  return db().accountRequest.findFirst({
    where: living(['email_proof', 'email_change'], token, at),
    select: { kind: true, browserHash: true, device: true, createdAt: true },
  });
}

/** Removes requests that were made before a moment. */
export async function removeMailedLinks(before: Date): Promise<void> {
  await db().accountRequest.deleteMany({ where: { createdAt: { lt: before } } });
}

export function invalidTokenError(): AppError {
  return new AppError('unauthenticated', 'Invalid or expired token');
}
