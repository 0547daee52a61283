import 'server-only';
import { isOidcOnly, oidcName } from '../core/auth/oidc';
import { checkPassword } from '../core/auth/password';
import { db } from '../core/db/client';
import { sendsMail } from '../core/mail/sends-mail';
import { AppError } from '../core/runtime/errors';
import { limitedGuess } from '../core/security/rate-limit';
import { MINUTE } from '../core/time/dates';
import { isWithinLast } from '../core/time/recent';
import type { Viewer } from './viewer';

const FRESH = 10 * MINUTE;

/** Wrong passwords of an account, here and at sign-in. */
export const PASSWORD_FAILURES = { name: 'password-failures', points: 5, duration: 900 };

declare const proof: unique symbol;

export interface Reauthentication {
  readonly [proof]: true;
  readonly viewer: Viewer;
}

export async function reauthenticate(
  viewer: Viewer,
  password: string | undefined,
  at: Date,
): Promise<Reauthentication> {
  const reauthentication = { viewer } as Reauthentication;
  if (viewer.provenAt && isWithinLast(viewer.provenAt, FRESH, at)) return reauthentication;
  if (isOidcOnly() || (password === undefined && sendsMail()))
    throw new AppError('forbidden', 'Please confirm it’s you');
  const user = await db().user.findUnique({ where: { id: viewer.userId }, select: { passwordHash: true } });
  // No password, mailed code or provider: the session is the only proof left.
  if (!user?.passwordHash && !sendsMail() && oidcName() === null) return reauthentication;
  if (password === undefined) throw new AppError('forbidden', 'Please confirm it’s you');
  if (await checkPassword(user?.passwordHash, password)) return reauthentication;
  const fields = { currentPassword: 'passwords.validation.passwordWrong' };
  throw new AppError('forbidden', 'Please confirm it’s you', { fields });
}

/** Limits guesses per session, so that guessing at an unattended screen does not block the owner's other sessions. */
export function proveAgain(viewer: Viewer, password: string | undefined, at: Date): Promise<Reauthentication> {
  if (password === undefined) return reauthenticate(viewer, undefined, at);
  return limitedGuess({
    limit: PASSWORD_FAILURES,
    key: viewer.sessionId,
    isWrong: (error) => error instanceof AppError && error.code === 'forbidden',
    compare: () => reauthenticate(viewer, password, at),
  });
}
