import { BlockList, isIP } from 'node:net';

/** Global unicast (RFC 4291). Everything else is local, mapped or multicast. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Special-purpose ranges that reach no public host (IANA registries of RFC 6890), multicast, and tunnels to IPv4. */
const closedNetworks = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]) {
  const [network = '', bits] = range.split('/');
  closedNetworks.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
}

/** False for anything but an IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closedNetworks.check(address, 'ipv4');
  return version === 6 && globalIpv6.check(address, 'ipv6') && !closedNetworks.check(address, 'ipv6');
}
