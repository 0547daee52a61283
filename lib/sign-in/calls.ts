import 'server-only';
import { recordEvent } from '@/lib/core/audit';
import { bindBrowser } from '@/lib/core/auth/browser-cookie';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { dropSessionCookie, issueSessionCookie } from '@/lib/core/auth/next-auth';
import { replaceSession } from '@/lib/core/auth/replace-session';
import type { StartedSession } from '@/lib/core/auth/start-session';
import { AppError } from '@/lib/core/errors';
import { originOf } from '@/lib/core/http/origin';
import { limitTo, spend } from '@/lib/core/http/rate-limit';
import { clientAddress, requestSessionSecret } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { LINK_MINUTES } from './limits';
import { endSession, requestSignIn, signInWithCode, signInWithToken } from './mutations';
import type { CodeInput, MagicLinkInput } from './schema';

// security.md, "Throttle" and "Magic link".
const LINKS_PER_MINUTE = { name: 'link-minute', points: 1, duration: 60 };
const LINKS_PER_HOUR = { name: 'link-hour', points: 5, duration: 3600 };
const LINKS_PER_ADDRESS = { name: 'link-network', points: 20, duration: 3600 };
const TRIES_PER_ADDRESS = { name: 'verify-network', points: 20, duration: 60 };

/**
 * Asks for a login link. The answer is the same for a known, an unknown and a throttled address: mail is sent by a job, and a
 * throttled request just makes none. Only the network address can be told to wait.
 */
export async function askForLink({ request, locale, at, body }: RouteContext & { body: MagicLinkInput }) {
  await limitTo(LINKS_PER_ADDRESS, clientAddress(request));
  const emailKey = canonicalAddress(body.email) ?? body.email;
  const browser = await bindBrowser(LINK_MINUTES * 60);
  const waits = [await spend(LINKS_PER_MINUTE, emailKey), await spend(LINKS_PER_HOUR, emailKey)];
  if (waits.every((wait) => wait === 0)) {
    await requestSignIn({ email: body.email, remember: body.rememberMe, locale, browser, at });
  }
  return { success: true };
}

/** Uses up a link. Answers scripts of our own pages only, so that a scanner that follows links burns nothing. */
export async function verifyLink({ request, at, query }: RouteContext & { query: { token?: string | undefined } }) {
  if (!isOwnScript(request)) return failure(403, 'This link must be opened in a browser');
  if (!query.token) return failure(400, 'Token is required');
  const { token } = query;
  return verified(request, at, () => signInWithToken(token, originOf(request).device, at));
}

export async function verifyCode({ request, at, body }: RouteContext & { body: CodeInput }) {
  return verified(request, at, () => signInWithCode(body.email, body.code, originOf(request).device, at));
}

/** Ends the session of this browser; succeeds without one, too. */
export async function signOut({ request }: RouteContext) {
  const secret = await requestSessionSecret(request);
  if (secret) await endSession(secret);
  await dropSessionCookie();
  return { success: true };
}

async function verified(request: Request, at: Date, signIn: () => Promise<StartedSession>) {
  await limitTo(TRIES_PER_ADDRESS, clientAddress(request));
  try {
    const { user, secret, remember } = await signIn();
    // Whoever proves anew who they are gets another session in the place of theirs.
    const replaced = await requestSessionSecret(request);
    if (replaced) await replaceSession(replaced, secret);
    await recordEvent({ action: 'sign_in', actor: { kind: 'user', id: user.id }, origin: originOf(request), at });
    await issueSessionCookie(secret, remember);
    return { success: true, user };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unauthenticated')) throw error;
    await recordEvent({ action: 'sign_in_refused', actor: { kind: 'guest' }, origin: originOf(request), at });
    return failure(401, error.message);
  }
}

function failure(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

function isOwnScript(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const destination = request.headers.get('sec-fetch-dest');
  const asked = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  return asked && (site === null || site === 'same-origin') && (destination === null || destination === 'empty');
}
