import 'server-only';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import { isSignatureOf, signatureOf } from '@/lib/core/security/signatures';

const PURPOSE = 'stay-sitter';
const subjectOf = (stayId: string, name: string) => `${stayId}.${name}`;

const isHttps = () => env().APP_URL.startsWith('https:');

export function staySitterCookieName(): string {
  return cookieNames.staySitter(isHttps());
}

/** Holds until the stay ends. */
export function staySitterCookie(stay: { stayId: string; endsAt: Date }, name: string, path: string): string {
  const value = `${Buffer.from(name).toString('base64url')}.${signatureOf(PURPOSE, subjectOf(stay.stayId, name))}`;
  const secure = isHttps() ? '; Secure' : '';
  return `${staySitterCookieName()}=${value}; Path=${path}; Expires=${stay.endsAt.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
}

/** The name that was typed on this device for this stay. */
export function readSitter(stayId: string, cookie: string | null | undefined): string | null {
  const [encoded = '', signature = ''] = (cookie ?? '').split('.');
  const name = Buffer.from(encoded, 'base64url').toString();
  return name !== '' && isSignatureOf(PURPOSE, subjectOf(stayId, name), signature) ? name : null;
}
