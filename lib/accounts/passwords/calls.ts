import 'server-only';
import { PASSWORD_FAILURES, proveAgain } from '@/lib/access/reauthenticate';
import type { Viewer } from '@/lib/access/viewer';
import { accountKey } from '@/lib/core/auth/account-key';
import { bindBrowser, readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { setFormatCookie } from '@/lib/core/auth/formats-cookie';
import { ACCOUNT_LINK_MINUTES, LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import type { RequestingBrowser } from '@/lib/core/auth/mailed-links';
import { issueSessionCookie } from '@/lib/core/auth/next-auth';
import { requireOtherWays } from '@/lib/core/auth/oidc';
import { replaceSession } from '@/lib/core/auth/replace-session';
import type { StartedSession } from '@/lib/core/auth/start-session';
import { paths } from '@/lib/core/config/paths';
import { claimMail, releaseMail, releaseMailSlot, reserveMail } from '@/lib/core/http/mail-limits';
import { countingMisses } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestNetwork, requestSessionSecret } from '@/lib/core/http/request';
import { rememberRequester, requesterOf } from '@/lib/core/http/requester';
import type { RouteContext } from '@/lib/core/http/route';
import { requireMail, sendsMail } from '@/lib/core/mail/sends-mail';
import { AppError } from '@/lib/core/runtime/errors';
import { enforceLimits, limitedGuess, refund } from '@/lib/core/security/rate-limit';
import {
  changePassword,
  confirmEmail,
  registerUnproven,
  registerUser,
  requestEmailChange,
  requestReset,
  resetPassword,
  signInWithPassword,
  stopEmailChange,
} from './mutations';
import type { ConfirmEmailInput, EmailInput, LoginInput, PasswordInput, RegisterInput, ResetInput } from './schema';

// Limits from security.md, "Throttle".
const TRIES = { name: 'password-network', points: 20, duration: 60 };
const LINK_MISSES = {
  name: 'account-link-miss',
  isMiss: (error: unknown) => error instanceof AppError && error.code === 'unauthenticated',
};
/** Without mail, nobody has to confirm a mailbox, so creating accounts costs an attacker nothing. */
const NEW_ACCOUNTS = { name: 'accounts-without-mail', points: 20, duration: 3600 };
const CHANGES_PER_HOUR = { name: 'email-change-hour', points: 5, duration: 3600 };

/** With mail, does the same work and gives the same answer, whether or not the address has an account. */
export async function registerCall(context: RouteContext & { body: RegisterInput }) {
  requireOtherWays();
  if (!sendsMail()) return registerWithoutMail(context);
  const { request, locale, at, body } = context;
  const emailKey = await accountKey(body.email);
  const requester = await requesterOf(request, emailKey, at);
  await enforceLimits([TRIES, requester.key]);
  const { mayBeMade, publicAnswer: mailStatus } = await reserveMail('register', emailKey, requester);
  try {
    const browser = await bindBrowser(LINK_MINUTES * 60);
    const id = await registerUser(body, { mayBeMailed: mayBeMade, locale, browser, at });
    const { email, firstName, lastName } = body;
    return { user: { id, email, firstName, lastName, name: `${firstName} ${lastName}` }, ...mailStatus };
  } catch (error) {
    if (mayBeMade) await releaseMail('register', emailKey, requester);
    throw error;
  }
}

async function registerWithoutMail({ request, locale, at, body }: RouteContext & { body: RegisterInput }) {
  const network = requestNetwork(request);
  await enforceLimits([TRIES, network], [NEW_ACCOUNTS, network]);
  try {
    const session = await registerUnproven(body, { origin: originOf(request), locale, at });
    return { ...(await answerSignedIn(request, session)), sent: false, waitSeconds: 0 };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') await refund(NEW_ACCOUNTS, network);
    throw error;
  }
}

/** Counts failures per known browser, so strangers cannot lock owners out. */
export async function loginCall({ request, at, body }: RouteContext & { body: LoginInput }) {
  requireOtherWays();
  const account = await accountKey(body.email);
  const { key, isKnown } = await requesterOf(request, account, at);
  await enforceLimits([TRIES, key]);
  const session = await limitedGuess({
    limit: PASSWORD_FAILURES,
    key: isKnown ? `${account} ${key}` : account,
    isWrong: (error) => error instanceof AppError && error.code === 'unauthenticated',
    compare: () => signInWithPassword(body, { origin: originOf(request), at }),
  });
  const answer = await answerSignedIn(request, session);
  await rememberRequester(request, session.user.id, at);
  return answer;
}

/** Gives the same answer with and without an account. */
export async function forgotCall({ request, at, body }: RouteContext & { body: { email: string } }) {
  requireOtherWays();
  requireMail();
  const emailKey = await accountKey(body.email);
  const requester = await requesterOf(request, emailKey, at);
  await enforceLimits([TRIES, requester.key]);
  const { mayBeMade } = await reserveMail('reset', emailKey, requester);
  if (mayBeMade) await requestReset(body.email, { origin: originOf(request), at });
  return { success: true };
}

export async function resetCall({ request, at, body }: RouteContext & { body: ResetInput }) {
  await countingMisses(request, LINK_MISSES, () => resetPassword(body, { origin: originOf(request), at }));
  await releaseMailSlot(requestNetwork(request));
  return { success: true };
}

export async function confirmEmailCall({ request, at, body }: RouteContext & { body: ConfirmEmailInput }) {
  const confirmation = { ...body, browser: await readBrowserSecret() };
  await countingMisses(request, LINK_MISSES, () => confirmEmail(confirmation, { origin: originOf(request), at }));
  await releaseMailSlot(requestNetwork(request));
  return { success: true };
}

export async function stopEmailChangeCall({ request, at, body }: RouteContext & { body: { token: string } }) {
  await countingMisses(request, LINK_MISSES, () => stopEmailChange(body.token, { origin: originOf(request), at }));
  await releaseMailSlot(requestNetwork(request));
  return { success: true };
}

/** Page to which password managers send users (W3C, "A Well-Known URL for Changing Passwords"). */
export async function passwordPage(): Promise<Response> {
  return new Response(null, { status: 302, headers: { Location: paths.profile, 'Cache-Control': 'no-store' } });
}

type MemberContext<Body> = RouteContext & { viewer: Viewer; body: Body };

export async function changePasswordCall({ request, viewer, at, body }: MemberContext<PasswordInput>) {
  const reauthentication = await proveAgain(viewer, body.currentPassword, at);
  await changePassword(reauthentication, body, { origin: originOf(request), at });
  // The reset made all browsers unknown, but the session in this browser continues.
  await rememberRequester(request, viewer.userId, at);
  return { success: true };
}

export async function changeEmailCall({ request, viewer, at, body }: MemberContext<EmailInput>) {
  requireMail();
  const reauthentication = await proveAgain(viewer, body.currentPassword, at);
  const requester = { key: viewer.userId, isKnown: false, network: requestNetwork(request) };
  await enforceLimits([CHANGES_PER_HOUR, viewer.userId]);
  await claimMail('email-change', await accountKey(body.email), requester);
  const browser = await askingBrowser(request);
  await requestEmailChange(reauthentication, body, { origin: originOf(request), browser, at });
  return { success: true };
}

async function askingBrowser(request: Request): Promise<RequestingBrowser> {
  return { secret: await bindBrowser(ACCOUNT_LINK_MINUTES * 60), device: originOf(request).device };
}

async function answerSignedIn(request: Request, { user, secret, remember }: StartedSession) {
  const replacedSecret = await requestSessionSecret(request);
  if (replacedSecret) await replaceSession(replacedSecret, secret);
  await issueSessionCookie(secret, remember);
  await setFormatCookie(user.englishFormat);
  return { user };
}
