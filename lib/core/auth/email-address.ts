const LOCAL = /^[^\s@",;:<>()[\]\\]{1,64}$/u;
/**
 * HTML's rule (html.spec.whatwg.org, "valid email address") with letters of all scripts. Narrower on purpose: without a dot it
 * is most often a typing error, such as ana@gmail, and no registry has a numeric last label.
 */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Checked before NFKC, which can make a text 18 times as long. */
const MAX_RAW_LENGTH = 320;

const MAX_LENGTH = 254;

/** As typed, but for case and width. NFKC before lower case: a full-width ＠ is an @. @returns null for anything but one plain address */
export function plainAddress(input: string): string | null {
  if (input.length > MAX_RAW_LENGTH) return null;
  const address = input.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  if (address.length > MAX_LENGTH || INVISIBLE.test(address)) return null;
  const [local = '', domain = '', ...rest] = address.split('@');
  if (rest.length > 0) return null;
  if (!LOCAL.test(local)) return null;
  return DOMAIN.test(domain) ? address : null;
}

/** "müller.de" and "xn--mller-kva.de" are one domain (UTS 46). Stays if no registry could hold it. */
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
  const [local = '', typed = ''] = address.split('@');
  const domain = asciiDomain(typed);
  const canonical = `${local}@${domain}`;
  return canonical.length <= MAX_LENGTH && DOMAIN.test(domain) ? canonical : null;
}
