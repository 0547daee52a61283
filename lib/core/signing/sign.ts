import 'server-only';
import { sign } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { SigningKey } from './keys';
import { toLowS } from './low-s';

const SIGNATURE_LENGTH = 86;

function signingInput(kid: string, payload: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', zip: 'DEF', kid })).toString('base64url');
  return `${header}.${deflateRawSync(payload, { level: 9, memLevel: 9 }).toString('base64url')}`;
}

export function signedLength({ kid }: Pick<SigningKey, 'kid'>, payload: string): number {
  return signingInput(kid, payload).length + 1 + SIGNATURE_LENGTH;
}

export function signPayload({ kid, privateKey }: SigningKey, payload: string): string {
  const text = signingInput(kid, payload);
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${encodeSignature(signature)}`;
}

const encodeSignature = (signature: Uint8Array) => Buffer.from(toLowS(signature)).toString('base64url');

/** Converts a signature to low s, used by all passports since November 28, 2026. @param jws signed by this server */
export function normalizeSignature(jws: string): string {
  const end = jws.lastIndexOf('.') + 1;
  return jws.slice(0, end) + encodeSignature(Buffer.from(jws.slice(end), 'base64url'));
}
