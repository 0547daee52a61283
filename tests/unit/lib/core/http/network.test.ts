import { networkKey, networkPrefix } from '@/lib/core/http/network';
import { clientAddress, requestNetwork } from '@/lib/core/http/request';

test.each([
  ['192.168.17.4', '192.168.17.4'],
  ['192.168.17.4:51234', '192.168.17.4'],
  ['::ffff:192.168.17.4', '192.168.17.4'],
  ['::FFFF:c0a8:1104', '192.168.17.4'],
  ['0:0:0:0:0:ffff:c0a8:1104', '192.168.17.4'],
  ['2001:db8:1234:5678::1', '2001:db8:1234:5678::/64'],
  ['2001:0DB8:1234:5678:ffff:ffff:ffff:ffff', '2001:db8:1234:5678::/64'],
  ['[2001:db8:1234:5678::9]:443', '2001:db8:1234:5678::/64'],
  ['[2001:db8:1234:5678::9]', '2001:db8:1234:5678::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1234:5678:9abc:def0:1234:5678', '2001:db8:1234:5678::/64'],
  ['2001:db8::ffff:c0a8:1104', '2001:db8:0:0::/64'],
  ['0:0:0:0:1:ffff:c0a8:1104', '0:0:0:0::/64'],
  ['::fffe:192.168.17.4', '0:0:0:0::/64'],
  ['::ffff:192.168.17.4%eth0', '192.168.17.4'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['2001:db8::[1', 'unknown'],
  ['2001:db8::]1', 'unknown'],
  ['', 'unknown'],
])('limits count %s as %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});

test.each([
  ['192.168.17.4', '192.168.17.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.0/24'],
  ['::ffff:a01:203', '10.1.2.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
  ['not an address', 'unknown'],
])('R8.2 the log stores %s as the network %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9 , 10.0.0.1', '203.0.113.9'],
  [', 10.0.0.1', 'unknown'],
  ['', 'unknown'],
])('the address of a request forwarded for %j is %s', (forwardedFor, address) => {
  const request = { headers: new Headers({ 'x-forwarded-for': forwardedFor }) };
  expect([clientAddress(request), requestNetwork(request)]).toEqual([address, address]);
});

test('a request without a forwarded address has an unknown address', () => {
  expect(clientAddress({ headers: new Headers() })).toBe('unknown');
});
