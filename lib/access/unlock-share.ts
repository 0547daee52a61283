import 'server-only';
import { networkPrefix } from '@/lib/core/audit';
import { checkPassword } from '@/lib/core/auth/password';
import { limitTo, refund } from '@/lib/core/http/rate-limit';
import { findShare, type SharedPetAccess } from './pet-access';
import { pinProof } from './share-pin';

/** A person mistypes; who tries all numbers gets nowhere: of 10,000 PINs 60 a day, from however many networks. */
const TRIES = { name: 'share-pin', points: 5, duration: 900 };
const TRIES_PER_LINK = { name: 'share-pin-link', points: 60, duration: 86_400 };

interface Try {
  accessKey: string;
  pin: string;
  /** Network address of whoever tries. */
  address: string;
  at: Date;
}

/**
 * What a PIN opens, with the proof by which a browser remembers it. Null for a wrong PIN and for a key that opens
 * nothing. Tries are counted before comparing; a right one counts for nothing.
 * @throws AppError rate_limited, unavailable
 */
export async function unlockShare({
  accessKey,
  pin,
  address,
  at,
}: Try): Promise<{ access: SharedPetAccess; proof: string | null } | null> {
  const share = await findShare(accessKey, at);
  if (!share) return null;
  if (!('locked' in share)) return { access: share, proof: null };
  const network = `${share.shareId} ${networkPrefix(address)}`;
  await limitTo(TRIES, network);
  await limitTo(TRIES_PER_LINK, share.shareId);
  if (!(await checkPassword(share.pinHash, pin.slice(0, 100)))) return null;
  await refund(TRIES, network);
  await refund(TRIES_PER_LINK, share.shareId);
  const proof = pinProof(share, at);
  // The link is asked for anew: it may have been revoked while the PIN was compared.
  const access = await findShare(accessKey, at, proof);
  return access && !('locked' in access) ? { access, proof } : null;
}
