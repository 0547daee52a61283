import 'server-only';
import { domainToASCII } from 'node:url';

export function deliverableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${domainToASCII(address.slice(at)) || address.slice(at)}`;
}
