import 'server-only';
import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { cookieNames } from '../config/cookies';
import { authSecret, isSecret } from '../security/secrets';
import { DAY } from '../time/dates';
import { sessionCookieName, sessionCookieOptions } from './session-token';

/** Absolute life of a session with "remember me"; the row in the database decides, this only bounds the token. */
const MAX_AGE = (30 * DAY) / 1000;

// next-auth makes, encrypts and sets the session token. Its own endpoints are not mounted: the HTTP contract is the
// product's, and whoever reaches `signIn` has already proven a link or a code and been given a session row.
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

/**
 * Sets the session cookie of the answer under way (route handlers only).
 * @param secret the secret of a session row
 * @param remember keeps the cookie when the browser closes
 */
export async function issueSessionCookie(secret: string, remember: boolean): Promise<void> {
  await signIn('session', { secret, redirect: false });
  const jar = await cookies();
  const value = jar.get(sessionCookieName())?.value;
  if (value && !remember) jar.set(sessionCookieName(), value, sessionCookieOptions());
  // Whoever has just arrived is not sent there once more.
  jar.delete(cookieNames.next);
  for (const { name } of jar.getAll()) if (/authjs\.(callback-url|csrf-token)$/.test(name)) jar.delete(name);
}

export async function dropSessionCookie(): Promise<void> {
  (await cookies()).set(sessionCookieName(), '', { ...sessionCookieOptions(), maxAge: 0 });
}
