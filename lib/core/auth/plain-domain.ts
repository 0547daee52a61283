import 'server-only';
import { domainToASCII } from 'node:url';

const WESTERN = /^[a-z0-9.à-öø-ÿ-]*$/i;

/**
 * For an address that proves something to a reader: a domain with other letters than those of Western Europe is written
 * in its ASCII form (RFC 5890, "xn--…"), because letters of other alphabets look like Latin ones.
 */
export function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).normalize('NFC');
  return WESTERN.test(domain) ? address : `${address.slice(0, at + 1)}${domainToASCII(domain)}`;
}
