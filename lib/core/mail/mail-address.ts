import 'server-only';
import { domainToASCII } from 'node:url';

/** The address as mail services take it: not all of them know domains in other letters. */
export function deliverableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${domainToASCII(address.slice(at)) || address.slice(at)}`;
}
