/** Where browsers have their push services. Anything else would let a member make the server call whom they like. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
/** Each region has a host of its own. */
const FAMILIES = ['.notify.windows.com', '.push.apple.com', '.push.services.mozilla.com'];

/**
 * Whether an address is one of a known push service, over https on its own port.
 * @param extraHosts host names that an installation allows besides, over http and on any port too: a service of its own
 */
export function isPushEndpoint(address: string, extraHosts: readonly string[] = []): boolean {
  if (address.length > 2048 || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (extraHosts.includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  return SERVICES.includes(hostname) || FAMILIES.some((family) => hostname.endsWith(family));
}
