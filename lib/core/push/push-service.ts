/** Allowed push services. Otherwise a member could make the server call any address (SSRF). */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const FAMILIES = ['.notify.windows.com', '.push.apple.com', '.push.services.mozilla.com'];

/** @param extraHosts hosts that the installation allows, also over http and on any port */
export function isPushEndpoint(address: string, extraHosts: readonly string[] = []): boolean {
  if (address.length > 2048 || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (extraHosts.includes(hostname)) return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  return SERVICES.includes(hostname) || FAMILIES.some((family) => hostname.endsWith(family));
}
