import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { type Origin, recordEvent } from '@/lib/core/audit';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { forgetKnownDevices } from '@/lib/core/auth/known-device';
import { askByMail, invalidTokenError, useMailedLink } from '@/lib/core/auth/mailed-links';
import { checkPassword, hashPassword, isCommonPassword } from '@/lib/core/auth/password';
import { type StartedSession, startSession } from '@/lib/core/auth/start-session';
import { createUser, findActiveUser } from '@/lib/core/auth/user-account';
import { addMs, MINUTE } from '@/lib/core/dates';
import { db, transaction } from '@/lib/core/db/client';
import { AppError } from '@/lib/core/errors';
import type { Locale } from '@/lib/core/i18n/locales';
import { FRESH_MINUTES } from './limits';
import type { EmailInput, LoginInput, PasswordInput, RegisterInput, ResetInput } from './schema';

interface Moment {
  origin: Origin;
  at: Date;
}

/**
 * Makes an account with a password and signs it in.
 * @throws AppError invalid "Registration failed" when the address has an account, whose owner is told by mail
 */
export async function register(
  { email, password, firstName, lastName }: RegisterInput,
  { locale, origin, at }: Moment & { locale: Locale },
): Promise<StartedSession> {
  const emailKey = canonicalAddress(email) ?? '';
  // Hashed before anything is known of the address, so that time tells nothing either.
  const passwordHash = await hashNew(password);
  const started = await transaction(async () => {
    const user = await createUser({ email, emailKey, locale, firstName, lastName, passwordHash }, at);
    if (!user) {
      await askByMail('registered_again', emailKey, at);
      return null;
    }
    await askByMail('email_proof', emailKey, at);
    await recordEvent({ action: 'register', actor: { kind: 'user', id: user.id }, origin, at });
    return startSession({ user, device: origin.device, remember: false, at });
  });
  if (!started) throw new AppError('invalid', 'Registration failed');
  return started;
}

/** @throws AppError unauthenticated "Invalid email or password", the same for an unknown address and a suspended account */
export async function signInWithPassword(
  { email, password }: LoginInput,
  { origin, at }: Moment,
): Promise<StartedSession> {
  const emailKey = canonicalAddress(email) ?? '';
  const known = await db().user.findUnique({ where: { emailKey }, select: { id: true, passwordHash: true } });
  const matches = await checkPassword(known?.passwordHash, password);
  const user = matches ? await findActiveUser({ emailKey }) : null;
  if (!user) {
    const actor = { kind: 'guest' } as const;
    await recordEvent({ action: 'sign_in_refused', actor, ...(known && { subjectId: known.id }), origin, at });
    throw new AppError('unauthenticated', 'Invalid email or password');
  }
  return transaction(async () => {
    await recordEvent({ action: 'sign_in', actor: { kind: 'user', id: user.id }, origin, at });
    return startSession({ user, device: origin.device, remember: false, at });
  });
}

/** Notes that somebody forgot the password of an address. Without an account the same is done, and the mail is not sent. */
export async function askForReset(email: string, { origin, at }: Moment): Promise<void> {
  const emailKey = canonicalAddress(email) ?? '';
  const user = await findActiveUser({ emailKey });
  await transaction(async () => {
    await askByMail('password_reset', emailKey, at);
    const actor = { kind: 'guest' } as const;
    await recordEvent({ action: 'password_reset_asked', actor, ...(user && { subjectId: user.id }), origin, at });
  });
}

/**
 * Sets a new password by a mailed link. The link proves the address too; every session ends.
 * @throws AppError unauthenticated "Invalid or expired token"; invalid for a common password, which leaves the link unused
 */
export async function resetPassword({ token, password }: ResetInput, { origin, at }: Moment): Promise<void> {
  const passwordHash = await hashNew(password);
  await transaction(async () => {
    const { user } = await useMailedLink(['password_reset'], token, at);
    await db().user.update({ where: { id: user.id }, data: { passwordHash, verifiedAt: at, updatedAt: at } });
    await db().session.deleteMany({ where: { userId: user.id } });
    await forgetKnownDevices(user.id);
    await recordEvent({ action: 'password_set', actor: { kind: 'user', id: user.id }, origin, at });
  });
}

/** Sets or changes one's own password; all other sessions end. */
export async function changePassword(
  { viewer }: ProvenAnew,
  { password }: Pick<PasswordInput, 'password'>,
  { origin, at }: Moment,
): Promise<void> {
  const passwordHash = await hashNew(password);
  await transaction(async () => {
    await db().user.update({ where: { id: viewer.userId }, data: { passwordHash, updatedAt: at } });
    await db().session.deleteMany({ where: { userId: viewer.userId, id: { not: viewer.sessionId } } });
    await forgetKnownDevices(viewer.userId);
    await recordEvent({ action: 'password_set', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
}

/**
 * Asks for another address. It holds once the link that is mailed there has been opened; the same answer for an
 * address that has an account already.
 */
export async function askForEmailChange(
  { viewer }: ProvenAnew,
  { email }: Pick<EmailInput, 'email'>,
  { origin, at }: Moment,
): Promise<void> {
  await transaction(async () => {
    await askByMail('email_change', canonicalAddress(viewer.email) ?? '', at, email);
    await recordEvent({ action: 'email_change_asked', actor: { kind: 'user', id: viewer.userId }, origin, at });
  });
}

/**
 * Proves an address by the link that was mailed there: the one somebody registered with, or a new one.
 * @throws AppError unauthenticated "Invalid or expired token", also when the new address has got an account meanwhile
 */
export async function confirmEmail(token: string, { origin, at }: Moment): Promise<void> {
  await transaction(async () => {
    const { user, newEmail } = await useMailedLink(['email_change', 'email_proof'], token, at);
    const emailKey = canonicalAddress(newEmail ?? user.email) ?? '';
    if ((await db().user.count({ where: { emailKey, id: { not: user.id } } })) > 0) throw invalidTokenError();
    const email = newEmail ?? user.email;
    await db().user.update({ where: { id: user.id }, data: { email, emailKey, verifiedAt: at, updatedAt: at } });
    if (!newEmail) return;
    const before = canonicalAddress(user.email) ?? '';
    if (before !== emailKey) await forgetRequests(before);
    await forgetKnownDevices(user.id);
    await recordEvent({ action: 'email_changed', actor: { kind: 'user', id: user.id }, origin, at });
  });
}

/** What was asked for under an address that is nobody's any more: it opens nothing, and would outlive the account. */
async function forgetRequests(emailKey: string): Promise<void> {
  await db().accountRequest.deleteMany({ where: { emailKey } });
  await db().signInRequest.deleteMany({ where: { emailKey } });
}

declare const proof: unique symbol;

/** A member who has just shown that it is them: what a change of credentials asks for. Only `proveAnew` makes one. */
export interface ProvenAnew {
  readonly [proof]: true;
  readonly viewer: Viewer;
}

/**
 * Before a change of credentials: the current password, or a sign-in of the last minutes.
 * @throws AppError forbidden, with a message at the field when a password was given
 */
export async function proveAnew(viewer: Viewer, password: string | undefined, at: Date): Promise<ProvenAnew> {
  const proven = { viewer } as ProvenAnew;
  if (viewer.startedAt > addMs(at, -FRESH_MINUTES * MINUTE)) return proven;
  if (password === undefined) throw new AppError('forbidden', 'Please confirm that it is you');
  const user = await db().user.findUnique({ where: { id: viewer.userId }, select: { passwordHash: true } });
  if (await checkPassword(user?.passwordHash, password)) return proven;
  const fields = { currentPassword: 'passwords.validation.passwordWrong' };
  throw new AppError('forbidden', 'Please confirm that it is you', { fields });
}

async function hashNew(password: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', 'This password is too common', {
      fields: { password: 'passwords.validation.passwordCommon' },
    });
  }
  return hashPassword(password);
}
