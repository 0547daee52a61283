import 'server-only';
import { decode } from 'next-auth/jwt';
import { cookieNames } from '../cookies';
import { env } from '../env';
import { authSecret, isSecret } from '../secrets';

function https(): boolean {
  return env().APP_URL.startsWith('https:');
}

export function sessionCookieName(): string {
  return cookieNames.session(https());
}

export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: https() };
}

/** The session secret inside a session cookie, or null for anything that this server did not issue. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value || value.length > 2048) return null;
  try {
    const token = await decode({ token: value, secret: authSecret(), salt: sessionCookieName() });
    return isSecret(token?.sid) ? token.sid : null;
  } catch {
    return null;
  }
}
