import 'server-only';
import { domainToASCII } from 'node:url';

const WESTERN = /^[a-z0-9.à-öø-ÿ-]*$/i;

/** Other letters can look like Latin ones: a domain that has them is written in its ASCII form (RFC 5890, "xn--…"). */
export function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).normalize('NFC');
  return WESTERN.test(domain) ? address : `${address.slice(0, at + 1)}${domainToASCII(domain)}`;
}
