import { canonicalAddress } from '@/lib/core/auth/email-address';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { unsealText } from '@/lib/core/security/secrets';

export const HANDOVER_SEAL = 'handover';

export const handoverUrl = (key: string) => new URL(paths.handover(key), env().APP_URL).href;

export function isForAddress(emailSealed: Uint8Array<ArrayBuffer> | null, email: string): boolean {
  if (emailSealed === null) return true;
  const address = unsealText(HANDOVER_SEAL, emailSealed);
  return address !== null && canonicalAddress(address) === canonicalAddress(email);
}
