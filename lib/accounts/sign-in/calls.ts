import 'server-only';
import { accountKey } from '@/lib/core/auth/account-key';
import { bindBrowser, readBrowserSecret } from '@/lib/core/auth/browser-cookie';
import { setFormatCookie } from '@/lib/core/auth/formats-cookie';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { dropSessionCookie } from '@/lib/core/auth/next-auth';
import { requireOtherWays } from '@/lib/core/auth/oidc';
import { requestSignIn } from '@/lib/core/auth/sign-in-request';
import { cookieNames } from '@/lib/core/config/cookies';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { answerSignIn, isSignInRefusal, signInFailure } from '@/lib/core/http/answer-sign-in';
import { readForm } from '@/lib/core/http/body';
import { releaseMailSlot, reserveMail } from '@/lib/core/http/mail-limits';
import { countingMisses } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import { requestCookie, requestNetwork, requestSessionSecret } from '@/lib/core/http/request';
import { requesterOf } from '@/lib/core/http/requester';
import type { RouteContext } from '@/lib/core/http/route';
import { isLocale } from '@/lib/core/i18n/locales';
import { requireMail } from '@/lib/core/mail/sends-mail';
import { enforceLimits, refund, unlessRateLimited } from '@/lib/core/security/rate-limit';
import { endSession, signInWithCode, signInWithToken } from './mutations';
import { type PlainOutcome, sealAddress } from './plain-form';
import { isUsedLink } from './queries';
import { type CodeInput, codeInput, type MagicLinkInput, magicLinkInput } from './schema';

// Limits from security.md, "Throttle" and "Magic link". Counts every request, because even those without a mail cost
// work.
const REQUESTS = { name: 'link-requests', points: 120, duration: 60 };
const CODE_TRIES = { name: 'verify-network', points: 20, duration: 60 };
const LINK_MISSES = { name: 'link-miss', isMiss: isSignInRefusal };
/** Tries per address and day by unknown browsers. A code is one of a million. */
const CODES_PER_DAY = { name: 'code-address', points: 60, duration: 86_400 };

/**
 * Reveals nothing about accounts: reports only limits that the requester exceeded. If others exceeded a limit, it sends
 * no mail and answers as usual.
 */
export async function requestLink({ request, locale, at, body }: RouteContext & { body: MagicLinkInput }) {
  requireOtherWays();
  requireMail();
  const emailKey = await accountKey(body.email);
  const requester = await requesterOf(request, emailKey, at);
  await enforceLimits([REQUESTS, requester.key]);
  const { mayBeMade, publicAnswer } = await reserveMail('sign-in', emailKey, requester);
  const browser = await bindBrowser(LINK_MINUTES * 60);
  if (mayBeMade) {
    const { email, rememberMe: remember, isSignUp } = body;
    await requestSignIn({ email, remember, isSignUp, locale, browser, at });
  }
  return { success: true, ...publicAnswer };
}

/** Requires a request from our own script, so that mail scanners that follow links do not use them up. */
export async function verifyLink({ request, at, query }: RouteContext & { query: { token?: string | undefined } }) {
  requireOtherWays();
  if (!isOwnScript(request)) return signInFailure(403, 'This link must be opened in a browser');
  if (!query.token) return signInFailure(400, 'Token is required');
  const { token } = query;
  const browser = await readBrowserSecret();
  const openSession = () => signInWithToken(token, originOf(request).device, at, browser);
  const answer = await answerMail(request, at, () => countingMisses(request, LINK_MISSES, openSession));
  if (!(answer instanceof Response)) return answer;
  const isUsed = await isUsedLink(token, await requestSessionSecret(request), at);
  return isUsed ? signInFailure(401, 'This link was used already', { code: 'link_used' }) : answer;
}

export async function verifyCode({ request, at, body }: RouteContext & { body: CodeInput }) {
  requireOtherWays();
  const emailKey = await accountKey(body.email);
  const { key, isKnown } = await requesterOf(request, emailKey, at);
  const { device } = originOf(request);
  const browser = await readBrowserSecret();
  await enforceLimits([CODE_TRIES, key]);
  return answerMail(request, at, async () => {
    if (!isKnown) await enforceLimits([CODES_PER_DAY, emailKey]);
    try {
      const signIn = await signInWithCode(body.email, body.code, device, at, browser);
      if (!isKnown) await refund(CODES_PER_DAY, emailKey);
      return signIn;
    } catch (error) {
      // An error before the comparison does not count as a guess.
      if (!isKnown && !isSignInRefusal(error)) await refund(CODES_PER_DAY, emailKey);
      throw error;
    }
  });
}

async function answerMail(...[request, at, signIn]: Parameters<typeof answerSignIn>) {
  const answer = await answerSignIn(request, at, signIn);
  if (!(answer instanceof Response)) await releaseMailSlot(requestNetwork(request));
  return answer;
}

type SignInForm = Partial<Record<'email' | 'rememberMe' | 'code' | 'lng', string>>;

function redirectToSignInPage(
  query: { sent?: string | undefined; outcome?: PlainOutcome },
  lng: string | undefined,
): Response {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  if (isLocale(lng)) search.set('lng', lng);
  const Location = `${paths.signInByLink}?${search}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

export async function plainLinkCall(context: RouteContext): Promise<Response> {
  const { request } = context;
  const { email = '', rememberMe, lng }: SignInForm = await readForm(request);
  const { data: body } = magicLinkInput.safeParse({ email, rememberMe: rememberMe !== undefined });
  if (!body) return redirectToSignInPage({ outcome: 'email' }, lng);
  const outcome = await unlessRateLimited(() => requestLink({ ...context, body }));
  return redirectToSignInPage(outcome === 'wait' ? { outcome: 'wait' } : { sent: sealAddress(body.email) }, lng);
}

/** Requires the cookie of the browser that requested the code, as a protection against login CSRF. */
export async function plainCodeCall(context: RouteContext): Promise<Response> {
  const { request } = context;
  const { email = '', code = '', lng }: SignInForm = await readForm(request);
  const sealedEmail = sealAddress(email.slice(0, 254));
  const { data: body } = codeInput.safeParse({ email, code });
  if (!body || !(await readBrowserSecret())) return redirectToSignInPage({ sent: sealedEmail, outcome: 'code' }, lng);
  const next = safeReturnPath(requestCookie(request, cookieNames.next));
  const answer = await unlessRateLimited(() => verifyCode({ ...context, body }));
  if (answer === 'wait') return redirectToSignInPage({ sent: sealedEmail, outcome: 'wait' }, lng);
  if (answer instanceof Response)
    return redirectToSignInPage({ sent: sealedEmail, outcome: answer.status === 403 ? 'suspended' : 'code' }, lng);
  return new Response(null, { status: 303, headers: { Location: next, 'Cache-Control': 'private, no-store' } });
}

export async function signOut({ request }: RouteContext) {
  const secret = await requestSessionSecret(request);
  if (secret) await endSession(secret);
  await dropSessionCookie();
  await setFormatCookie(null);
  return { success: true };
}

function isOwnScript(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const destination = request.headers.get('sec-fetch-dest');
  const isScripted = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  return isScripted && (site === null || site === 'same-origin') && (destination === null || destination === 'empty');
}
