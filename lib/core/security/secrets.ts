import 'server-only';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { env } from '../config/env';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** Plain SHA-256 is sufficient for 256 random bits. */
export function hashSecret(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', secret, 'buffer'));
}

export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** For short secrets and ids: trying all values would break a plain hash. */
export function keyedHash(purpose: string, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', deriveKey(purpose)).update(text).digest());
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** AES-256-GCM. The result consists of 12-byte nonce, 16-byte tag and ciphertext. */
export function sealText(purpose: string, text: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(purpose), nonce);
  const sealedText = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealedText]));
}

/** @returns null if the key has changed */
export function unsealText(purpose: string, sealedText: Uint8Array): string | null {
  const bytes = Buffer.from(sealedText);
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keys = new Map<string, Buffer>();

function deriveKey(purpose: string): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', authSecret(), '', `pawfolio/${purpose}`, 32));
    keys.set(purpose, key);
  }
  return key;
}

/** Production refuses to start without AUTH_SECRET (env.ts). */
export function authSecret(): string {
  return env().AUTH_SECRET ?? 'development-only-secret-of-no-value';
}
