import 'server-only';
import { decode, type JWT } from 'next-auth/jwt';
import { cookieNames } from '../config/cookies';
import { env } from '../config/env';
import { processWide } from '../runtime/process-wide.mjs';
import { authSecret, isSecret } from '../security/secrets';
import { now } from '../time/clock';

function https(): boolean {
  return env().APP_URL.startsWith('https:');
}

export function sessionCookieName(): string {
  return cookieNames.session(https());
}

export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: https() };
}

interface SessionClaims {
  sid: string;
  /** Milliseconds since the epoch. */
  until: number;
}

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    decoded: Map<string, SessionClaims>;
  }
}
const MAX_CACHED = 2000;

function claimsCache(): Map<string, SessionClaims> {
  processWide.decoded ??= new Map();
  return processWide.decoded;
}

function cachedToken(value: string): SessionClaims | undefined {
  const cachedClaims = claimsCache().get(value);
  return cachedClaims && cacheToken(value, cachedClaims);
}

function cacheToken(value: string, claims: SessionClaims): SessionClaims {
  const all = claimsCache();
  all.delete(value);
  all.set(value, claims);
  const [oldest] = all.keys();
  if (all.size > MAX_CACHED && oldest !== undefined) all.delete(oldest);
  return claims;
}

async function readToken(value: string): Promise<SessionClaims | null> {
  const token = await decode({ token: value, secret: authSecret(), salt: sessionCookieName() });
  const { sid, exp = 0 }: Partial<JWT> = token ?? {};
  return isSecret(sid) ? cacheToken(value, { sid, until: exp * 1000 }) : null;
}

export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value || value.length > 2048) return null;
  try {
    const claims = cachedToken(value) ?? (await readToken(value));
    return claims && claims.until > now().getTime() ? claims.sid : null;
  } catch {
    return null;
  }
}
