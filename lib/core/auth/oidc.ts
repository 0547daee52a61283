import 'server-only';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth, { customFetch, type NextAuthConfig } from 'next-auth';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import type { OidcSettings } from '../config/oidc-settings';
import { AppError } from '../runtime/errors';
import { logger } from '../runtime/logger';
import { authSecret } from '../security/secrets';
import { dropHelperCookies } from './next-auth';
import { sessionCookieOptions } from './session-token';

const CALLBACK = '/api/auth/callback/oidc';
/** A provider that does not answer must not block the sign-in page. */
const CALL_TIMEOUT_MS = 10_000;

export const oidcName = (): string | null => env().oidc?.name ?? null;

export const isOidcOnly = (): boolean => env().oidc?.only ?? false;

/** @throws AppError forbidden */
export function requireOtherWays(): void {
  if (isOidcOnly()) throw new AppError('forbidden', `Please sign in with ${oidcName()}`);
}

const boundedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });

type FlowCookie = 'oidcPkce' | 'oidcState' | 'oidcNonce' | 'oidcRemember';

const cookieName = (cookie: FlowCookie) => cookieNames[cookie](env().APP_URL.startsWith('https:'));

const flowCookie = (cookie: FlowCookie) => ({ name: cookieName(cookie), options: sessionCookieOptions() });

/** Logs only the message: the cause may hold the provider's whole response. */
function logProblem(error: Error): void {
  const { err } = (error.cause ?? {}) as { err?: Error };
  logger().warn({ problem: (err ?? error).message }, 'sign-in at the OIDC provider failed');
}

export type OidcClaims = Record<string, unknown>;

/** @param idToken validated by next-auth */
function readIdToken(idToken = ''): OidcClaims {
  const [, payload = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

function nextAuthOf({ issuer, clientId, clientSecret }: OidcSettings, onClaims: (claims: OidcClaims) => void) {
  const config: NextAuthConfig = {
    basePath: '/api/auth',
    secret: authSecret(),
    trustHost: true,
    session: { strategy: 'jwt' },
    cookies: {
      pkceCodeVerifier: flowCookie('oidcPkce'),
      state: flowCookie('oidcState'),
      nonce: flowCookie('oidcNonce'),
    },
    providers: [
      {
        ...{ id: 'oidc', name: 'OIDC', type: 'oidc', issuer, clientId, clientSecret },
        checks: ['pkce', 'state', 'nonce'],
        // Some providers return the email address only from their userinfo endpoint.
        idToken: false,
        // Without it next-auth would use the request's Host header.
        authorization: { params: { scope: 'openid email', redirect_uri: new URL(CALLBACK, env().APP_URL).href } },
        [customFetch]: boundedFetch,
      },
    ],
    callbacks: {
      // A redirect in place of `true`: next-auth then starts no session of its own.
      signIn: ({ profile = {}, account }) => {
        onClaims({ ...profile, auth_time: readIdToken(account?.id_token).auth_time });
        return '/';
      },
    },
    logger: { error: logProblem, warn: () => undefined },
  };
  return NextAuth(config);
}

interface OidcStart {
  remember: boolean;
  /** Makes the provider check the user again and name the time of that check (`auth_time`). */
  again: boolean;
}

/** @returns URL of the provider's sign-in page, or null if the provider cannot be reached */
export async function startOidc(settings: OidcSettings, { remember, again }: OidcStart): Promise<string | null> {
  const { signIn } = nextAuthOf(settings, () => undefined);
  const address: string = await signIn('oidc', { redirect: false }, again ? { prompt: 'login', max_age: '0' } : {});
  const jar = await cookies();
  dropHelperCookies(jar);
  jar.set(cookieName('oidcRemember'), String(remember), { ...sessionCookieOptions(), maxAge: 15 * 60 });
  // After an error next-auth returns a page of its own.
  return new URL(address).searchParams.has('code_challenge') ? address : null;
}

/** Exchanges the code. @returns null unless this browser asked for the answer and the provider confirmed it */
export async function readOidcAnswer(settings: OidcSettings, request: Request) {
  let claims: OidcClaims | null = null;
  const { handlers } = nextAuthOf(settings, (oidcClaims) => {
    claims = oidcClaims;
  });
  const url = new URL(CALLBACK + new URL(request.url).search, env().APP_URL);
  await handlers.GET(new NextRequest(url, { headers: request.headers }));
  const jar = await cookies();
  const remember = jar.get(cookieName('oidcRemember'))?.value === 'true';
  for (const cookie of ['oidcPkce', 'oidcState', 'oidcNonce', 'oidcRemember'] as const)
    jar.set(cookieName(cookie), '', { ...sessionCookieOptions(), maxAge: 0 });
  return { claims: claims as OidcClaims | null, remember };
}
