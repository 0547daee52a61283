import 'server-only';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import { isSignatureOf, signatureOf } from '@/lib/core/security/signatures';
import { now } from '@/lib/core/time/clock';
import { addMs, DAY } from '@/lib/core/time/dates';

const PURPOSE = 'stay-sitter';

/** Longest life that browsers allow a cookie. */
const LONGEST_LIFE = 400 * DAY;

export interface Sitter {
  typed: string;
  device: string;
}

const subjectOf = (stayId: string, { typed, device }: Sitter) => `${stayId}.${device}.${typed}`;

const isHttps = () => env().APP_URL.startsWith('https:');

export function staySitterCookieName(): string {
  return cookieNames.staySitter(isHttps());
}

export function staySitterCookie(stay: { stayId: string; endsAt: Date | null }, sitter: Sitter, path: string): string {
  const name = Buffer.from(sitter.typed).toString('base64url');
  const value = `${name}.${sitter.device}.${signatureOf(PURPOSE, subjectOf(stay.stayId, sitter))}`;
  const secure = isHttps() ? '; Secure' : '';
  const expires = stay.endsAt ?? addMs(now(), LONGEST_LIFE);
  return `${staySitterCookieName()}=${value}; Path=${path}; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${secure}`;
}

export function readSitter(stayId: string, cookie: string | null | undefined): Sitter | null {
  const [encodedName = '', device = '', signature = ''] = (cookie ?? '').split('.');
  const sitter = { typed: Buffer.from(encodedName, 'base64url').toString(), device };
  if (sitter.typed === '' || device === '') return null;
  return isSignatureOf(PURPOSE, subjectOf(stayId, sitter), signature) ? sitter : null;
}
