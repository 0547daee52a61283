import 'server-only';
import { domainToASCII, domainToUnicode } from 'node:url';

/** Other letters can look like Latin ones, so domains with such letters are displayed in ASCII (RFC 5890, "xn--…"). */
const WESTERN = /^[a-z0-9.à-öø-ÿ-]*$/i;

export function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).normalize('NFC');
  const isEncoded = /(^|\.)xn--/i.test(domain);
  if (WESTERN.test(domain) && !isEncoded) return address;
  const letters = domainToUnicode(domain);
  const isSafe = WESTERN.test(letters) && letters !== '';
  return `${address.slice(0, at + 1)}${isSafe && isEncoded ? letters : domainToASCII(domain) || domain}`;
}
