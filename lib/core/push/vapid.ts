import 'server-only';
import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../config/env';
import { processWide } from '../runtime/process-wide.mjs';
import { keyedHash } from '../security/secrets';

const keyPair = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

/** RFC 8292. Browsers subscribe with the public key, so it must not change. */
export type VapidKeys = z.output<typeof keyPair>;

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    vapid: Promise<VapidKeys>;
  }
}

/** Reads a file written by an older version, because browsers are subscribed with its key. */
async function readKeyFile(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : keyPair.parse(JSON.parse(text));
}

/**
 * Derives the keys from AUTH_SECRET, so that every process has the same. If the secret changes, the stored endpoints
 * become unreadable too.
 */
function deriveKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const hash = keyedHash('vapid', String(attempt));
    try {
      curve.setPrivateKey(hash);
    } catch {
      // One in 2^32 hashes is not a valid private key.
      continue;
    }
    // Uses the hash, because the curve's own export would strip leading zeros.
    return { publicKey: curve.getPublicKey('base64url'), privateKey: Buffer.from(hash).toString('base64url') };
  }
}

async function loadKeys(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_DIR } = env();
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return (await readKeyFile(join(DATA_DIR, 'vapid.json'))) ?? deriveKeys();
}

export function vapidKeys(): Promise<VapidKeys> {
  processWide.vapid ??= loadKeys().catch((error) => {
    processWide.vapid = undefined;
    throw error;
  });
  return processWide.vapid;
}
