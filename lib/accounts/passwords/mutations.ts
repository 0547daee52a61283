import 'server-only';
import { notifyFormerAddress, recoverAddress } from '@/lib/access/address-recovery';
import type { Reauthentication } from '@/lib/access/reauthenticate';
import { revokeGrants } from '@/lib/access/revoke-grants';
import { accountKey } from '@/lib/core/auth/account-key';
import { noticeByMail } from '@/lib/core/auth/account-notices';
import { holdAccount, holdOwnAccount } from '@/lib/core/auth/hold-account';
import {
  checkMailedLink,
  consumeMailedLink,
  invalidTokenError,
  isAskingBrowser,
  makeResetSecret,
  type RequestingBrowser,
  requestMailedLink,
  type UsedLink,
} from '@/lib/core/auth/mailed-links';
import { offerPasskey } from '@/lib/core/auth/passkey-offer';
import { checkPassword, hashPassword, isCommonPassword } from '@/lib/core/auth/password';
import { replaceProfile, requestSignIn } from '@/lib/core/auth/sign-in-request';
import { type StartedSession, startSession } from '@/lib/core/auth/start-session';
import { createUser, findActiveUser, suspendedError } from '@/lib/core/auth/user-account';
import { db, transaction } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { AppError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { newId } from '@/lib/core/validation/ids';
import type { EmailInput, LoginInput, PasswordInput, RegisterInput, ResetInput } from './schema';

interface Moment {
  origin: Origin;
  at: Date;
}

export async function registerUser(
  { email, password, firstName, lastName }: RegisterInput,
  { mayBeMailed, ...asking }: { mayBeMailed: boolean; locale: Locale; browser: string; at: Date },
): Promise<string> {
  const profile = { accountId: newId(), firstName, lastName, passwordHash: await hashNew(password) };
  if (mayBeMailed) await requestSignIn({ ...asking, email, remember: false }, profile);
  else await replaceProfile({ ...asking, email }, profile);
  return profile.accountId;
}

/** For installations without mail. @throws AppError conflict if the address has an account */
export async function registerUnproven(
  { email, password, firstName, lastName }: RegisterInput,
  { origin, locale, at }: Moment & { locale: Locale },
): Promise<StartedSession> {
  const account = { email, emailKey: await accountKey(email), locale, firstName, lastName };
  const passwordHash = await hashNew(password);
  return transaction(async () => {
    const user = await createUser({ ...account, passwordHash }, at);
    if (!user) {
      const fields = { email: 'passwords.validation.emailTaken' };
      throw new AppError('conflict', 'This email address has an account', { fields });
    }
    await recordEvent({ action: 'register', actor: { kind: 'user', id: user.id }, origin, at });
    return startSession({ user, device: origin.device, remember: false, at });
  });
}

/** @throws AppError unauthenticated, also for unknown addresses; forbidden for a suspended account's right password */
export async function signInWithPassword(
  { email, password }: LoginInput,
  { origin, at }: Moment,
): Promise<StartedSession> {
  const emailKey = await accountKey(email);
  const account = await db().user.findUnique({ where: { emailKey }, select: { id: true, passwordHash: true } });
  const matches = await checkPassword(account?.passwordHash, password);
  const session = await transaction(async () => {
    // The password may have changed during the slow comparison.
    const lockedAccount = matches && account ? await holdAccount({ id: account.id }) : null;
    if (!lockedAccount || lockedAccount.passwordHash !== account?.passwordHash) return null;
    const user = await findActiveUser({ id: lockedAccount.id });
    if (!user) return 'suspended';
    await recordEvent({ action: 'sign_in', actor: { kind: 'user', id: user.id }, origin, at });
    await offerPasskey(user.id);
    return startSession({ user, device: origin.device, remember: false, at });
  });
  if (session && session !== 'suspended') return session;
  const actor = { kind: 'guest' } as const;
  await recordEvent({ action: 'sign_in_refused', actor, ...(account && { subjectId: account.id }), origin, at });
  throw session ? suspendedError() : new AppError('unauthenticated', 'Invalid email or password');
}

/** Does the same work for unknown addresses, but sends no mail. */
export async function requestReset(email: string, { origin, at }: Moment): Promise<void> {
  const emailKey = await accountKey(email);
  const user = await findActiveUser({ emailKey });
  await transaction(async () => {
    await requestMailedLink('password_reset', { emailKey, userId: user?.id ?? null, at });
    const actor = { kind: 'guest' } as const;
    await recordEvent({ action: 'password_reset_asked', actor, ...(user && { subjectId: user.id }), origin, at });
  });
}

/** For a link that the operator hands over. @throws Error if the installation sends mail, or without such an account */
export async function makeOperatorReset(email: string, at: Date): Promise<string> {
  if (sendsMail())
    throw new Error('This installation sends mail: ask for a link on the page for a forgotten password.');
  const emailKey = await accountKey(email);
  return transaction(async () => {
    const user = await findActiveUser({ emailKey });
    const token = user && (await makeResetSecret({ id: user.id, emailKey }, at));
    if (!token) throw new Error('No active account has this address.');
    await recordEvent({ action: 'password_reset_asked', actor: { kind: 'system' }, subjectId: user.id, at });
    return token;
  });
}

/** Revokes all earlier access, and proves the address if the link was mailed. A common password leaves it usable. */
export async function resetPassword({ token, password }: ResetInput, { origin, at }: Moment): Promise<void> {
  await checkMailedLink(['password_reset'], token, at);
  const passwordHash = await hashNew(password);
  await transaction(async () => {
    const { user, proven } = await consumeMailedLink(['password_reset'], token, at);
    const isMailed = sendsMail();
    await revokeGrants({ userId: user.id, change: proven || !isMailed ? 'password_reset' : 'address_proven', at });
    const verification = isMailed ? { verifiedAt: at } : {};
    await db().user.update({ where: { id: user.id }, data: { passwordHash, ...verification, updatedAt: at } });
    await recordEvent({ action: 'password_set', actor: { kind: 'user', id: user.id }, origin, at });
  });
}

export async function changePassword(
  { viewer }: Reauthentication,
  { password }: Pick<PasswordInput, 'password'>,
  { origin, at }: Moment,
): Promise<void> {
  const passwordHash = await hashNew(password);
  const { userId, sessionId: exceptSessionId } = viewer;
  await transaction(async () => {
    await holdOwnAccount(viewer);
    await revokeGrants({ userId, change: 'password_changed', exceptSessionId, at });
    await db().user.update({ where: { id: userId }, data: { passwordHash, updatedAt: at } });
    await recordEvent({ action: 'password_set', actor: { kind: 'user', id: userId }, origin, at });
  });
}

/** The mailed link changes the address if this session still exists. A taken address gets the same answer. */
export async function requestEmailChange(
  { viewer }: Reauthentication,
  { email }: Pick<EmailInput, 'email'>,
  { origin, browser, at }: Moment & { browser: RequestingBrowser },
): Promise<void> {
  const { userId, sessionId } = viewer;
  const emailKey = await accountKey(viewer.email);
  await transaction(async () => {
    await holdOwnAccount(viewer);
    await requestMailedLink('email_change', { emailKey, userId, sessionId, newEmail: email, browser, at });
    await notifyFormerAddress({ userId, email: viewer.email, changed: false, at });
    await recordEvent({ action: 'email_change_asked', actor: { kind: 'user', id: userId }, origin, at });
  });
}

interface Confirmation {
  token: string;
  /** Cookie secret that binds the link to the browser that requested it. */
  browser: string | undefined;
  asked: boolean;
}

/** Cancels the change if the user did not request it: a stranger may have typed the address. */
export async function confirmEmail(
  { token, browser, asked: isOwnRequest }: Confirmation,
  { origin, at }: Moment,
): Promise<void> {
  await transaction(async () => {
    const link = await consumeMailedLink(['email_change'], token, at);
    if (isOwnRequest || isAskingBrowser(link, browser)) await changeAddress(link, { origin, at });
  });
}

async function changeAddress({ user, newEmail, sessionId }: UsedLink, { origin, at }: Moment): Promise<void> {
  const email = newEmail ?? '';
  const emailKey = await accountKey(email);
  if (sessionId === null || (await db().user.count({ where: { emailKey, id: { not: user.id } } })) > 0)
    throw invalidTokenError();
  await revokeGrants({ userId: user.id, change: 'address_changed', exceptSessionId: sessionId, at });
  await db().user.update({ where: { id: user.id }, data: { email, emailKey, verifiedAt: at, updatedAt: at } });
  await notifyFormerAddress({ userId: user.id, email: user.email, changed: true, at });
  await noticeByMail('address_changed', { ...user, email });
  await recordEvent({ action: 'email_changed', actor: { kind: 'user', id: user.id }, origin, at });
}

/** Revokes all access, including the password, because a stranger may have requested the change. */
export async function stopEmailChange(token: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const userId = await recoverAddress(token, at);
    await recordEvent({ action: 'email_change_stopped', actor: { kind: 'user', id: userId }, origin, at });
  });
}

async function hashNew(password: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', 'This password is too common', {
      fields: { password: 'passwords.validation.passwordCommon' },
    });
  }
  return hashPassword(password);
}
