import { channel } from 'node:diagnostics_channel';
import { isFromThisMachine, recordPeers } from '@/lib/core/http/loopback-peer';

interface Given {
  peer?: string;
  headers?: Record<string, string>;
}

/** Records the connection, then asks about the request. */
function isHere({ peer = '127.0.0.1', headers = { host: 'localhost:3000' } }: Given): boolean {
  const request = { socket: { remoteAddress: peer }, headers: { ...headers } };
  channel('http.server.request.start').publish({ request });
  return isFromThisMachine({ headers: new Headers(request.headers) });
}

test('before connections are noted nobody is at this machine', () => {
  expect(isHere({})).toBe(false);
  expect(isHere({ headers: { host: 'localhost', 'x-pawfolio-peer': 'loopback' } })).toBe(false);
});

describe('R1.4 with its connection noted, a request', () => {
  beforeAll(recordPeers);

  test.each(['127.0.0.1', '127.0.0.53', '127.10.20.30', '::1', '::ffff:127.0.0.1'])(
    'of %s is of this machine',
    (peer) => {
      expect(isHere({ peer })).toBe(true);
    },
  );

  const host = 'localhost:3000';
  const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

  test.each<[string, Given]>([
    ['of another machine', { peer: '192.168.0.7' }],
    ['of another machine over IPv6', { peer: 'fe80::1' }],
    ['of what looks like this machine', { peer: '127.0.0.1.example' }],
    ['of what ends like this machine', { peer: '64:ff9b::127.0.0.1' }],
    ['of what begins like it over IPv6', { peer: '::1234' }],
    ['of a connection that is gone', { peer: '' }],
    ['that says it comes from here', { peer: '10.0.0.2', headers: { host, 'x-forwarded-for': '127.0.0.1' } }],
    ['that says its connection does', { peer: '10.0.0.2', headers: { host, 'x-pawfolio-peer': 'loopback' } }],
    ...proxied.map((name): [string, Given] => [`with ${name}`, { headers: { host, [name]: '127.0.0.1' } }]),
    ['by a foreign name', { headers: { host: 'evil.example' } }],
    ['by no name', { headers: {} }],
    ['by a malformed name', { headers: { host: '[' } }],
  ])('%s is not', (_, given) => {
    expect(isHere(given)).toBe(false);
  });
});
