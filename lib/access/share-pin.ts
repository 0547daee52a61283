import 'server-only';
import { cookieNames } from '@/lib/core/config/cookies';
import { env } from '@/lib/core/config/env';
import { readSignedMoment, signMoment } from '@/lib/core/security/signatures';
import { addMs, HOUR } from '@/lib/core/time/dates';
import { CLOCK_SKEW } from '@/lib/core/time/recent';

/** Long enough for a visit to the vet. */
const PIN_LIFE = 12 * HOUR;

/** Proof of a PIN is bound to the PIN's hash: changing the PIN changes the hash and voids the proof. */
export interface PinnedShare {
  shareId: string;
  pinHash: string;
}

const PURPOSE = 'share-pin';
const subjectOf = ({ shareId, pinHash }: PinnedShare) => `${shareId}.${pinHash}`;

export function pinProof(share: PinnedShare, at: Date): string {
  return signMoment(PURPOSE, subjectOf(share), addMs(at, PIN_LIFE));
}

export function isPinProof(proof: string | null | undefined, share: PinnedShare, at: Date): boolean {
  const until = readSignedMoment(PURPOSE, subjectOf(share), proof ?? '');
  return until !== null && until > at.getTime() && until <= at.getTime() + PIN_LIFE + CLOCK_SKEW;
}

export function sharePinCookieName(): string {
  return cookieNames.sharePin(isHttps());
}

const isHttps = () => env().APP_URL.startsWith('https:');

export function sharePinCookie(proof: string, path: string): string {
  const secure = isHttps() ? '; Secure' : '';
  return `${sharePinCookieName()}=${proof}; Path=${path}; Max-Age=${PIN_LIFE / 1000}; HttpOnly; SameSite=Lax${secure}`;
}
