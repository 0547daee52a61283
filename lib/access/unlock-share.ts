import 'server-only';
import { checkPassword } from '@/lib/core/auth/password';
import { enforceLimits, refund, type Use } from '@/lib/core/security/rate-limit';
import { findShare, type SharedPetAccess } from './pet-access';
import { pinProof } from './share-pin';

/** Allows typing errors but no guessing: per day, 60 of 10,000 PINs per link and 15 per network. */
const TRIES = { name: 'share-pin', points: 5, duration: 900 };
const TRIES_PER_DAY = { name: 'share-pin-day', points: 15, duration: 86_400 };
const TRIES_PER_LINK = { name: 'share-pin-link', points: 60, duration: 86_400 };

interface Try {
  accessKey: string;
  pin: string;
  network: string;
  at: Date;
}

/** Counts the try before comparing the PIN. Refunds it if the PIN is right or the comparison throws. */
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
  // Reads the share again, because its owner may have revoked the link during the slow comparison.
  const access = await findShare(accessKey, at, { proof });
  return access && !('locked' in access) ? { access, proof } : null;
}
