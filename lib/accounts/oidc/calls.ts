import 'server-only';
import { cookies } from 'next/headers';
import { isOidcOnly, readOidcAnswer, startOidc } from '@/lib/core/auth/oidc';
import { sessionCookieOptions } from '@/lib/core/auth/session-token';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import type { OidcSettings } from '@/lib/core/config/oidc-settings';
import { paths, safeReturnPath } from '@/lib/core/config/paths';
import { answerSignIn } from '@/lib/core/http/answer-sign-in';
import { isOwnNavigation } from '@/lib/core/http/csrf';
import { originOf } from '@/lib/core/http/origin';
import { requestCookie, requestNetwork } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { notFoundError } from '@/lib/core/runtime/errors';
import { recordEvent } from '@/lib/core/security/audit';
import { enforceLimits, unlessRateLimited } from '@/lib/core/security/rate-limit';
import { signInWithOidc } from './mutations';
import { type OidcQuery, verifiedClaims } from './schema';
import type { OidcRefusal } from './vocabulary';

/** Each request makes the server call the provider. */
const REQUESTS = { name: 'oidc', points: 60, duration: 60 };

/** @throws AppError not_found without a provider */
function requireOidc(): OidcSettings {
  const { oidc } = env();
  if (!oidc) throw notFoundError();
  return oidc;
}

function redirectTo(Location: string): Response {
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

function refusal(oidcRefusal: OidcRefusal): Response {
  const page = sendsMail() || isOidcOnly() ? paths.signIn : paths.signInByPassword;
  return redirectTo(`${page}?${new URLSearchParams({ refused: oidcRefusal })}`);
}

export async function startOidcCall({ request, query }: RouteContext & { query: OidcQuery }): Promise<Response> {
  const settings = requireOidc();
  if (!isOwnNavigation(request)) return refusal('failed');
  const { next, remember, again } = query;
  const address = await unlessRateLimited(async () => {
    await enforceLimits([REQUESTS, requestNetwork(request)]);
    return startOidc(settings, { remember: remember === 'true', again: again === 'true' });
  });
  if (address === null) return refusal('unreachable');
  if (address === 'wait') return refusal('wait');
  if (next !== undefined)
    (await cookies()).set(cookieNames.next, safeReturnPath(next), { ...sessionCookieOptions(), maxAge: 15 * 60 });
  return redirectTo(address);
}

export async function oidcAnswerCall(context: RouteContext): Promise<Response> {
  const settings = requireOidc();
  const { request } = context;
  const next = safeReturnPath(requestCookie(request, cookieNames.next));
  const answer = await unlessRateLimited(async () => {
    await enforceLimits([REQUESTS, requestNetwork(request)]);
    return signInWithAnswer(settings, context);
  });
  if (typeof answer === 'string') return refusal(answer);
  return redirectTo(`${paths.signedIn}?${new URLSearchParams({ next, first: String(answer.isFirst) })}`);
}

async function signInWithAnswer(
  settings: OidcSettings,
  { request, locale, at }: RouteContext,
): Promise<{ isFirst: boolean } | OidcRefusal> {
  const { claims, remember } = await readOidcAnswer(settings, request);
  const origin = originOf(request);
  const { data: verified } = verifiedClaims.safeParse(claims);
  if (!verified) {
    await recordEvent({ action: 'sign_in_refused', actor: { kind: 'guest' }, origin, at });
    return claims === null ? 'failed' : 'unverified';
  }
  const session = { locale, device: origin.device, remember, at, provenAt: verified.auth_time };
  const answer = await answerSignIn(request, at, () => signInWithOidc(verified.email, session));
  return answer instanceof Response ? 'suspended' : answer;
}
