import 'server-only';
import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { cookieNames } from '../config/cookies';
import { authSecret, isSecret } from '../security/secrets';
import { DAY } from '../time/dates';
import { sessionCookieName, sessionCookieOptions } from './session-token';

/** Upper bound for the token. The session row decides when the session ends. */
const MAX_AGE = (30 * DAY) / 1000;

// Sets the session token (oidc.ts has the other use). Its endpoints are not mounted, and callers of `signIn` have already created a
// session row.
const { signIn } = NextAuth(() => ({
  basePath: '/api/next-auth',
  secret: authSecret(),
  trustHost: true,
  session: { strategy: 'jwt' as const, maxAge: MAX_AGE },
  cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
  providers: [
    Credentials({
      id: 'session',
      credentials: { secret: {} },
      authorize: ({ secret }) => (isSecret(secret) ? { id: secret } : null),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => ({ sid: user?.id ?? token.sid }),
  },
  logger: { error: () => undefined, warn: () => undefined },
}));

export async function issueSessionCookie(secret: string, remember: boolean): Promise<void> {
  await signIn('session', { secret, redirect: false });
  const jar = await cookies();
  const value = jar.get(sessionCookieName())?.value;
  if (value && !remember) jar.set(sessionCookieName(), value, sessionCookieOptions());
  // Otherwise a later sign-in would redirect there again.
  jar.delete(cookieNames.next);
  dropHelperCookies(jar);
}

/** Drops what next-auth's own endpoints would need. */
export function dropHelperCookies(jar: Awaited<ReturnType<typeof cookies>>): void {
  for (const { name } of jar.getAll()) if (/authjs\.(callback-url|csrf-token)$/.test(name)) jar.delete(name);
}

export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(sessionCookieName(), '', { ...sessionCookieOptions(), maxAge: 0 });
}
