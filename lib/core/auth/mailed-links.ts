import 'server-only';
import { db, transaction } from '../db/client';
import { enqueue } from '../jobs/queue';
import { AppError } from '../runtime/errors';
import { hashSecret, isSecret, newSecret, sameBytes } from '../security/secrets';
import { addMs, MINUTE } from '../time/dates';
import { withinLast } from '../time/recent';
import { newId } from '../validation/ids';
import { holdAccount } from './hold-account';
import { ACCOUNT_LINK_MINUTES } from './link-minutes';
import { findActiveUser, type SignedInUser } from './user-account';

export const ACCOUNT_MAIL = { name: 'account-mail' } as const;
const LIFETIME_MS = ACCOUNT_LINK_MINUTES * MINUTE;

export const mailedLinkKinds = ['password_reset', 'email_change'] as const;
export type MailedLinkKind = (typeof mailedLinkKinds)[number];

/** Number of valid links. Several for resets, because a stranger's request must not void the owner's latest link. */
const validAtOnce: Record<MailedLinkKind, number> = {
  password_reset: 3,
  email_change: 1,
};

export interface RequestingBrowser {
  secret: string;
  device: string;
}

interface LinkRequest {
  /** Key of the entered address, which may have no account. */
  emailKey: string;
  userId: string | null;
  at: Date;
  newEmail?: string;
  sessionId?: string;
  browser?: RequestingBrowser;
}

/** The mail job creates the secret, so the plain secret is never stored. Must run in the caller's transaction. */
export async function requestMailedLink(kind: MailedLinkKind, { at, browser, ...request }: LinkRequest): Promise<void> {
  const id = newId();
  const from = browser && { browserHash: hashSecret(browser.secret), device: browser.device };
  await db().accountRequest.create({ data: { id, kind, createdAt: at, ...request, ...from } });
  await enqueue(ACCOUNT_MAIL, { requestId: id });
}

export async function makeResetSecret({ id: userId, emailKey }: { id: string; emailKey: string }, at: Date) {
  const id = newId();
  await db().accountRequest.create({ data: { id, kind: 'password_reset', createdAt: at, emailKey, userId } });
  return (await makeLinkSecret(id, at))?.token;
}

export async function makeLinkSecret(requestId: string, at: Date) {
  const token = newSecret();
  return transaction(async () => {
    const [request] = await db().accountRequest.updateManyAndReturn({
      where: { id: requestId, usedAt: null, createdAt: { gt: addMs(at, -LIFETIME_MS) } },
      data: { tokenHash: hashSecret(token), sentAt: at },
      select: { kind: true, emailKey: true, userId: true, newEmail: true },
    });
    if (!request) return null;
    const { emailKey, userId, newEmail } = request;
    const kind = currentKind(request.kind);
    if (!kind) return null;
    const newest = await db().accountRequest.findMany({
      where: { emailKey, kind, usedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: validAtOnce[kind],
      select: { id: true },
    });
    const validIds = newest.map(({ id }) => id);
    await db().accountRequest.updateMany({
      where: { emailKey, kind, usedAt: null, id: { notIn: validIds } },
      data: { tokenHash: null },
    });
    const user =
      userId !== null && validIds.includes(requestId) ? await findActiveUser({ id: userId, emailKey }) : null;
    return user && { kind, token, user, newEmail };
  });
}

/** Rows from an older version may have kinds that no longer exist. */
const currentKind = (kind: string) => mailedLinkKinds.find((one) => one === kind);

const usableLink = (kinds: MailedLinkKind[], token: string, at: Date) => ({
  kind: { in: kinds },
  tokenHash: hashSecret(token),
  usedAt: null,
  sentAt: withinLast(LIFETIME_MS, at),
});

export interface UsedLink {
  kind: MailedLinkKind;
  user: SignedInUser;
  proven: boolean;
  newEmail: string | null;
  sessionId: string | null;
  browserHash: Uint8Array | null;
}

/** Rejects an unusable token before expensive work. @throws AppError unauthenticated */
export async function checkMailedLink(kinds: MailedLinkKind[], token: string, at: Date): Promise<void> {
  if (!isSecret(token) || (await db().accountRequest.count({ where: usableLink(kinds, token, at) })) === 0)
    throw invalidTokenError();
}

/** Uses a conditional UPDATE, so that one of concurrent calls wins. Must run in the caller's transaction. */
export async function consumeMailedLink(kinds: MailedLinkKind[], token: string, at: Date): Promise<UsedLink> {
  if (!isSecret(token)) throw invalidTokenError();
  const where = usableLink(kinds, token, at);
  const accountRequest = await db().accountRequest.findFirst({ where, select: { userId: true } });
  const account = accountRequest?.userId ? await holdAccount({ id: accountRequest.userId }) : null;
  if (!account) throw invalidTokenError();
  const [request] = await db().accountRequest.updateManyAndReturn({
    where,
    data: { usedAt: at },
    select: { kind: true, emailKey: true, newEmail: true, sessionId: true, browserHash: true },
  });
  const user = request && (await findActiveUser({ id: account.id, emailKey: request.emailKey }));
  const kind = request && currentKind(request.kind);
  if (!user || !kind) throw invalidTokenError();
  const { newEmail, sessionId, browserHash } = request;
  return {
    kind,
    user,
    proven: account.verifiedAt !== null,
    newEmail,
    sessionId,
    browserHash,
  };
}

export function isAskingBrowser(link: { browserHash: Uint8Array | null }, secret: string | undefined): boolean {
  return link.browserHash !== null && isSecret(secret) && sameBytes(link.browserHash, hashSecret(secret));
}

export async function findConfirmation(token: string, at: Date) {
  if (!isSecret(token)) return null;
  return db().accountRequest.findFirst({
    where: usableLink(['email_change'], token, at),
    select: { browserHash: true, device: true, createdAt: true },
  });
}

export async function removeMailedLinks(before: Date): Promise<void> {
  await db().accountRequest.deleteMany({ where: { createdAt: { lt: before } } });
}

export function invalidTokenError(): AppError {
  return new AppError('unauthenticated', 'Invalid or expired token');
}
