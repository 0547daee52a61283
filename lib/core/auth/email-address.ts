const LOCAL = /^[^\s@",;:<>()[\]\\]{1,64}$/u;
const DOMAIN = /^([\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Checked before NFKC, which can make a text 18 times as long. */
const MAX_RAW_LENGTH = 320;

/** NFKC before lower case: a full-width ＠ is an @. @returns null for anything but one plain address */
export function canonicalAddress(input: string): string | null {
  if (input.length > MAX_RAW_LENGTH) return null;
  const address = input.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (address.length > 254 || INVISIBLE.test(address)) return null;
  const [local = '', domain = '', ...rest] = address.split('@');
  if (rest.length > 0) return null;
  if (!LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  return DOMAIN.test(domain) ? address : null;
}
