import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { issueSessionCookie } from '@/lib/core/auth/next-auth';
import { replaceSession } from '@/lib/core/auth/replace-session';
import type { StartedSession } from '@/lib/core/auth/start-session';
import { AppError } from '@/lib/core/errors';
import { originOf } from '@/lib/core/http/origin';
import { checkFailures, countFailure, forgetFailures, limitTo, spend } from '@/lib/core/http/rate-limit';
import { clientAddress, requestSessionSecret } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import {
  askForEmailChange,
  askForReset,
  changePassword,
  confirmEmail,
  type ProvenAnew,
  proveAnew,
  register,
  resetPassword,
  signInWithPassword,
} from './mutations';
import type { EmailInput, LoginInput, PasswordInput, RegisterInput, ResetInput } from './schema';

// security.md, "Throttle".
const TRIES_PER_NETWORK = { name: 'password-network', points: 20, duration: 60 };
const FAILURES_PER_ACCOUNT = { name: 'password-failures', points: 5, duration: 900 };
const MAILS_PER_MINUTE = { name: 'account-mail-minute', points: 1, duration: 60 };
const MAILS_PER_HOUR = { name: 'account-mail-hour', points: 5, duration: 3600 };

/** POST /api/auth/register */
export async function registerCall({ request, locale, at, body }: RouteContext & { body: RegisterInput }) {
  await limitTo(TRIES_PER_NETWORK, clientAddress(request));
  return signedIn(request, await register(body, { locale, origin: originOf(request), at }));
}

/** POST /api/auth/login. After five failures the account's next tries wait; a login link always works. */
export async function loginCall({ request, at, body }: RouteContext & { body: LoginInput }) {
  await limitTo(TRIES_PER_NETWORK, clientAddress(request));
  const account = canonicalAddress(body.email) ?? '';
  await checkFailures(FAILURES_PER_ACCOUNT, account);
  try {
    const session = await signInWithPassword(body, { origin: originOf(request), at });
    await forgetFailures(FAILURES_PER_ACCOUNT, account);
    return await signedIn(request, session);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated')
      await countFailure(FAILURES_PER_ACCOUNT, account);
    throw error;
  }
}

/** POST /api/auth/forgot-password: one answer, whether or not there is such an account. */
export async function forgotCall({ request, at, body }: RouteContext & { body: { email: string } }) {
  await limitTo(TRIES_PER_NETWORK, clientAddress(request));
  if (await mayMail(canonicalAddress(body.email) ?? ''))
    await askForReset(body.email, { origin: originOf(request), at });
  return { success: true };
}

/** POST /api/auth/reset-password */
export async function resetCall({ request, at, body }: RouteContext & { body: ResetInput }) {
  await limitTo(TRIES_PER_NETWORK, clientAddress(request));
  await resetPassword(body, { origin: originOf(request), at });
  return { success: true };
}

/** POST /api/auth/confirm-email */
export async function confirmEmailCall({ request, at, body }: RouteContext & { body: { token: string } }) {
  await limitTo(TRIES_PER_NETWORK, clientAddress(request));
  await confirmEmail(body.token, { origin: originOf(request), at });
  return { success: true };
}

type MemberContext<Body> = RouteContext & { viewer: Viewer; body: Body };

/** POST /api/users/{id}/password */
export async function changePasswordCall({ request, viewer, at, body }: MemberContext<PasswordInput>) {
  const proven = await prove(viewer, body.currentPassword, at);
  await changePassword(proven, body, { origin: originOf(request), at });
  return { success: true };
}

/** POST /api/users/{id}/email */
export async function changeEmailCall({ request, viewer, at, body }: MemberContext<EmailInput>) {
  const proven = await prove(viewer, body.currentPassword, at);
  if (!(await mayMail(viewer.userId)))
    throw new AppError('rate_limited', 'Too many requests. Please try again later.', { retryAfter: 60 });
  await askForEmailChange(proven, body, { origin: originOf(request), at });
  return { success: true };
}

/** Somebody at an open session must not be able to try passwords without end. */
async function prove(viewer: Viewer, password: string | undefined, at: Date): Promise<ProvenAnew> {
  if (password !== undefined) await checkFailures(FAILURES_PER_ACCOUNT, viewer.userId);
  try {
    return await proveAnew(viewer, password, at);
  } catch (error) {
    if (password !== undefined && error instanceof AppError && error.code === 'forbidden')
      await countFailure(FAILURES_PER_ACCOUNT, viewer.userId);
    throw error;
  }
}

async function mayMail(key: string): Promise<boolean> {
  const waits = [await spend(MAILS_PER_MINUTE, key), await spend(MAILS_PER_HOUR, key)];
  return waits.every((wait) => wait === 0);
}

async function signedIn(request: Request, { user, secret, remember }: StartedSession) {
  const replaced = await requestSessionSecret(request);
  if (replaced) await replaceSession(replaced, secret);
  await issueSessionCookie(secret, remember);
  return { user };
}
