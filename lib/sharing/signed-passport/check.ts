// Verifies signed passports offline, in browsers. Returns outcomes; the page has the texts.

import { isSignedBy, MAX_CHARACTERS, type PublicKey, readJws, readPayload } from '@/lib/core/signing/jws';
import { DAY, MINUTE } from '@/lib/core/time/durations';
import { parsePayload, type SignedPayload } from './payload';

export interface Signer {
  host: string;
  keys: readonly PublicKey[];
}

export type CheckResult =
  | { outcome: 'genuine' | 'old'; payload: SignedPayload; until: number }
  | { outcome: 'misdated'; issued: number; until: number }
  /** Altered, or not one of our signed texts. */
  | { outcome: 'changed' }
  /** `claimed` is the host that the passport names, not verified. */
  | { outcome: 'unknown'; kid: string; claimed: string | null };

export const MAX_LIFETIME = 90 * DAY;

/** Tolerance, because clocks differ and a key may be replaced while it signs. */
const LEEWAY = 5 * MINUTE;

export function findSignedText(scannedText: string): string | null {
  const text = scannedText.trim().slice(0, 2 * MAX_CHARACTERS);
  return text.slice(text.indexOf('#') + 1) || null;
}

function wasValidAt({ iat, exp }: PublicKey, ms: number): boolean {
  return ms >= iat * 1000 - LEEWAY && (exp === undefined || ms <= exp * 1000 + LEEWAY);
}

/**
 * @param text compact JWS
 * @param now milliseconds
 */
export async function checkPassport(text: string, signers: readonly Signer[], now: number): Promise<CheckResult> {
  const parts = readJws(text);
  if (!parts) return { outcome: 'changed' };
  const matchingKeys = signers.flatMap(({ host, keys }) =>
    keys.filter(({ kid }) => kid === parts.kid).map((key) => ({ host, key })),
  );
  // Verifies before inflating, so that payloads not signed by a known key cost no further work.
  const proofs = await Promise.all(matchingKeys.map(async (one) => ((await isSignedBy(parts, one.key)) ? one : null)));
  const signedKeys = proofs.filter((one) => one !== null);
  if (matchingKeys.length > 0 && signedKeys.length === 0) return { outcome: 'changed' };
  const payload = parsePayload(await readPayload(parts));
  if (matchingKeys.length === 0) return { outcome: 'unknown', kid: parts.kid, claimed: payload?.iss ?? null };
  if (!payload) return { outcome: 'changed' };
  const issuedMs = payload.iat * 1000;
  const isOurs = signedKeys.some(({ host, key }) => host === payload.iss && wasValidAt(key, issuedMs));
  if (!isOurs) return { outcome: 'unknown', kid: parts.kid, claimed: payload.iss };
  const until = payload.exp * 1000;
  if (until - issuedMs > MAX_LIFETIME || issuedMs > now + LEEWAY)
    return { outcome: 'misdated', issued: issuedMs, until };
  return { outcome: now <= until ? 'genuine' : 'old', payload, until };
}
