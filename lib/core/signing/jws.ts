// Compact form of RFC 7515 with one fixed header: ES256 over a payload that is deflated (RFC 1951).

import { fromBase64Url } from '../text/base64-url';
import { inflate, parseJson } from './encoding';
import { isLowS } from './low-s';

/** ES256 key as published in `/.well-known/pawfolio-keys.json`. Times are in seconds since 1970. */
export interface PublicKey {
  kid: string;
  x: string;
  y: string;
  iat: number;
  /** Time at which another key replaced this one. Signatures that claim a later time are not genuine. */
  exp?: number;
}

/** Maximum length of a QR code that is readable at level L (same as SMART Health Cards). */
export const MAX_CHARACTERS = 1195;

/** Five times the deflated maximum: JSON rarely deflates to less than a fifth. */
const MAX_PAYLOAD_BYTES = 8192;

const SHAPE = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z0-9_-]{1,1195}\.[A-Za-z0-9_-]{86}$/;
const KID = /^[A-Za-z0-9_-]{1,64}$/;

export interface JwsParts {
  kid: string;
  signed: string;
  deflated: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

function kidOf(header: unknown): string | null {
  const { alg, zip, kid, ...others } = (header ?? {}) as Record<string, unknown>;
  const isOurs = alg === 'ES256' && zip === 'DEF' && typeof kid === 'string' && KID.test(kid);
  return isOurs && Object.keys(others).length === 0 ? kid : null;
}

export function readJws(text: string): JwsParts | null {
  if (text.length > MAX_CHARACTERS || !SHAPE.test(text)) return null;
  const [header = '', payload = '', end = ''] = text.split('.');
  const [head, deflatedPayload, signature] = [fromBase64Url(header), fromBase64Url(payload), fromBase64Url(end)];
  const kid = head && kidOf(parseJson(head));
  return kid && deflatedPayload && signature
    ? { kid, signed: `${header}.${payload}`, deflated: deflatedPayload, signature }
    : null;
}

/** Does not verify the signature. @returns the JSON payload; null if it is invalid or too large */
export async function readPayload({ deflated }: JwsParts): Promise<unknown> {
  const bytes = await inflate(deflated, MAX_PAYLOAD_BYTES);
  return bytes && parseJson(bytes);
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

export async function isSignedBy({ signed, signature }: JwsParts, { x, y }: PublicKey): Promise<boolean> {
  if (!isLowS(signature)) return false;
  const { subtle } = crypto;
  try {
    const key = await subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, ES256, false, ['verify']);
    return await subtle.verify(ES256, key, signature, new TextEncoder().encode(signed));
  } catch {
    return false;
  }
}
