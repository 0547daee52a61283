import 'server-only';
import { createECDH } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../config/env';
import { keyedHash } from '../security/secrets';

const keyPair = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

/** With which the push services know us again (RFC 8292). Browsers subscribe to the public one, so they must not change. */
export type VapidKeys = z.output<typeof keyPair>;

const holder = globalThis as { pawfolioVapid?: Promise<VapidKeys> };

/** The pair that an older version made and kept: browsers have subscribed to it. */
async function kept(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : keyPair.parse(JSON.parse(text));
}

/**
 * A pair that follows from AUTH_SECRET: every process of an installation has the same one, wherever its files lie. The
 * addresses of browsers are sealed with that secret, too, so a new secret loses nothing more.
 */
function derived(): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const hash = keyedHash('vapid', String(attempt));
    try {
      curve.setPrivateKey(hash);
    } catch {
      // One of four thousand million hashes is no number of this curve.
      continue;
    }
    // Not as the curve gives it back: without its leading zeros.
    return { publicKey: curve.getPublicKey('base64url'), privateKey: Buffer.from(hash).toString('base64url') };
  }
}

async function load(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_DIR } = env();
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  return (await kept(join(DATA_DIR, 'vapid.json'))) ?? derived();
}

/** The keys of this installation: of the environment, else of the file of an older version, else of AUTH_SECRET. */
export function vapidKeys(): Promise<VapidKeys> {
  holder.pawfolioVapid ??= load().catch((error) => {
    holder.pawfolioVapid = undefined;
    throw error;
  });
  return holder.pawfolioVapid;
}
