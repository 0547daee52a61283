import 'server-only';
import { checkPassword } from '@/lib/core/auth/password';
import { enforceLimits, refund, type Use } from '@/lib/core/security/rate-limit';
import { findShare, type SharedPetAccess } from './pet-access';
import { pinProof } from './share-pin';

/**
 * A person mistypes; who tries all numbers gets nowhere: of 10,000 PINs 60 a day, from however many networks. One of them
 * alone can't use these up for everybody else.
 */
const TRIES = { name: 'share-pin', points: 5, duration: 900 };
const TRIES_PER_DAY = { name: 'share-pin-day', points: 15, duration: 86_400 };
const TRIES_PER_LINK = { name: 'share-pin-link', points: 60, duration: 86_400 };

interface Try {
  accessKey: string;
  pin: string;
  /** Of whoever tries, as limits count it. */
  network: string;
  at: Date;
}

/**
 * What a PIN opens, with the proof by which a browser remembers it. Null for a wrong PIN and for a key that opens
 * nothing. Tries are counted before comparing; a right one counts for nothing, and neither does one that was never compared.
 * @throws AppError rate_limited, unavailable
 */
export async function unlockShare({
  accessKey,
  pin,
  network,
  at,
}: Try): Promise<{ access: SharedPetAccess; proof: string | null } | null> {
  const share = await findShare(accessKey, at);
  if (!share) return null;
  if (!('locked' in share)) return { access: share, proof: null };
  const pair = `${share.shareId} ${network}`;
  const uses: [Use, Use, Use] = [
    [TRIES, pair],
    [TRIES_PER_DAY, pair],
    [TRIES_PER_LINK, share.shareId],
  ];
  await enforceLimits(...uses);
  const forget = async () => {
    for (const [limit, key] of uses) await refund(limit, key);
  };
  const isRight = await checkPassword(share.pinHash, pin.slice(0, 100)).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (!isRight) return null;
  await forget();
  const proof = pinProof(share, at);
  // The link is asked for anew: it may have been revoked while the PIN was compared.
  const access = await findShare(accessKey, at, proof);
  return access && !('locked' in access) ? { access, proof } : null;
}
