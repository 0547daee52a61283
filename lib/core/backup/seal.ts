import 'server-only';
import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { env } from '../config/env';
import { authSecret, sameBytes } from '../security/secrets';

const sealSchema = z.strictObject({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  hmac: z.string().regex(/^[0-9a-f]{64}$/),
});

export function sealSecrets(): [string, ...string[]] {
  const { BACKUP_PASSPHRASE } = env();
  return BACKUP_PASSPHRASE ? [BACKUP_PASSPHRASE, authSecret()] : [authSecret()];
}

/** Slow on purpose, because a passphrase may be weak. */
function hmacOf(contents: string, secret: string, salt: string): Buffer {
  const key = scryptSync(secret.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, { N: 2 ** 15, r: 8, maxmem: 2 ** 26 });
  return createHmac('sha256', key).update(contents).digest();
}

export function makeSeal(contents: string, secret: string): Buffer {
  const salt = randomBytes(16).toString('hex');
  return Buffer.from(JSON.stringify({ salt, hmac: hmacOf(contents, secret, salt).toString('hex') }));
}

export function isSealOf(seal: Buffer, contents: string, secrets: readonly string[]): boolean {
  try {
    const { salt, hmac } = sealSchema.parse(JSON.parse(seal.toString('utf8')));
    return secrets.some((secret) => sameBytes(hmacOf(contents, secret, salt), Buffer.from(hmac, 'hex')));
  } catch {
    return false;
  }
}
