import 'server-only';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import { keyedHash, sameBytes } from '@/lib/core/security/secrets';
import { addMs, HOUR } from '@/lib/core/time/dates';

/** Long enough for a visit to the vet. */
const PIN_LIFE = 12 * HOUR;

/** A new PIN has a new hash, which voids proofs of the old one. */
export interface Pinned {
  shareId: string;
  pinHash: string;
}

const signature = ({ shareId, pinHash }: Pinned, until: string) =>
  keyedHash('share-pin', `${shareId}.${pinHash}.${until}`);

export function pinProof(share: Pinned, at: Date): string {
  const until = addMs(at, PIN_LIFE).getTime().toString(36);
  return `${until}.${Buffer.from(signature(share, until)).toString('base64url')}`;
}

export function isPinProof(proof: string | null | undefined, share: Pinned, at: Date): boolean {
  const [until = '', signed = ''] = proof?.split('.') ?? [];
  if (!/^[0-9a-z]{1,12}$/.test(until) || Number.parseInt(until, 36) <= at.getTime()) return false;
  return sameBytes(signature(share, until), Buffer.from(signed, 'base64url'));
}

export function sharePinCookieName(): string {
  return cookieNames.sharePin(isHttps());
}

const isHttps = () => env().APP_URL.startsWith('https:');

export function sharePinCookie(proof: string, path: string): string {
  const secure = isHttps() ? '; Secure' : '';
  return `${sharePinCookieName()}=${proof}; Path=${path}; Max-Age=${PIN_LIFE / 1000}; HttpOnly; SameSite=Lax${secure}`;
}
