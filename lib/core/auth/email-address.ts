const LOCAL = /^[^\s@",;:<>()[\]\\]{1,64}$/u;
/**
 * HTML's rule (html.spec.whatwg.org, "valid email address"), extended to letters of all scripts. Requires a dot,
 * because ana@gmail is usually a typing error. Requires a letter in the last label, because no registry has numeric
 * ones.
 */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Checked before NFKC, which can make a text 18 times as long. */
const MAX_RAW_LENGTH = 320;

const MAX_LENGTH = 254;

/**
 * Normalizes case and width only. Applies NFKC before lower case, because a full-width ＠ becomes an @.
 * @returns null for anything but a single plain address
 */
export function plainAddress(input: string): string | null {
  if (input.length > MAX_RAW_LENGTH) return null;
  const address = input.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (address.length > MAX_LENGTH || INVISIBLE.test(address)) return null;
  const [local = '', domain = '', ...rest] = address.split('@');
  if (rest.length > 0) return null;
  if (!LOCAL.test(local)) return null;
  return DOMAIN.test(domain) ? address : null;
}

/** "müller.de" and "xn--mller-kva.de" are the same domain (UTS 46). Returns input that no registry could contain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

export function canonicalAddress(input: string): string | null {
  const address = plainAddress(input);
  if (address === null) return null;
  const [local = '', typedDomain = ''] = address.split('@');
  const domain = asciiDomain(typedDomain);
  const canonical = `${local}@${domain}`;
  return canonical.length <= MAX_LENGTH && DOMAIN.test(domain) ? canonical : null;
}
