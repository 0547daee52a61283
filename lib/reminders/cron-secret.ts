import { hashSecret, sameBytes } from '@/lib/core/secrets';

/**
 * Whether a header `Authorization: Bearer …` carries the secret. Hashes are compared, which are all of one length, in a
 * time that tells nothing of where they differ.
 */
export function carriesSecret(authorization: string | null, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  return sameBytes(hashSecret(given), hashSecret(secret));
}
