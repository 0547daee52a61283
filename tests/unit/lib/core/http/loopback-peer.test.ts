import { channel } from 'node:diagnostics_channel';
import { isFromThisMachine, recordPeers } from '@/lib/core/http/loopback-peer';

interface Given {
  peer?: string;
  headers?: Record<string, string>;
}

function isHere({ peer = '127.0.0.1', headers = { host: 'localhost:3000' } }: Given): boolean {
  const request = { socket: { remoteAddress: peer }, headers: { ...headers } };
  channel('http.server.request.start').publish({ request });
  return isFromThisMachine({ headers: new Headers(request.headers) });
}

test('a request without a recorded connection is not local', () => {
  expect(isHere({})).toBe(false);
  expect(isHere({ headers: { host: 'localhost', 'x-pawfolio-peer': 'loopback' } })).toBe(false);
});

describe('R1.4 a request with a recorded connection', () => {
  beforeAll(recordPeers);

  test.each(['127.0.0.1', '127.0.0.53', '127.10.20.30', '::1', '::ffff:127.0.0.1'])('from %s is local', (peer) => {
    expect(isHere({ peer })).toBe(true);
  });

  const host = 'localhost:3000';
  const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

  test.each<[string, Given]>([
    ['from another machine', { peer: '192.168.0.7' }],
    ['from another machine over IPv6', { peer: 'fe80::1' }],
    ['from an address that resembles this machine’s', { peer: '127.0.0.1.example' }],
    ['from an address that ends like this machine’s', { peer: '64:ff9b::127.0.0.1' }],
    ['from an IPv6 address that begins like this machine’s', { peer: '::1234' }],
    ['from a closed connection', { peer: '' }],
    ['that claims to come from this machine', { peer: '10.0.0.2', headers: { host, 'x-forwarded-for': '127.0.0.1' } }],
    ['that claims a local connection', { peer: '10.0.0.2', headers: { host, 'x-pawfolio-peer': 'loopback' } }],
    ...proxyHeaders.map((name): [string, Given] => [`with ${name}`, { headers: { host, [name]: '127.0.0.1' } }]),
    ['to a foreign host', { headers: { host: 'evil.example' } }],
    ['without a host', { headers: {} }],
    ['to a malformed host', { headers: { host: '[' } }],
  ])('%s is not local', (_, requestParts) => {
    expect(isHere(requestParts)).toBe(false);
  });
});
