import { channel } from 'node:diagnostics_channel';
import { isFromThisMachine, recordPeers } from '@/lib/core/http/loopback-peer';

process.env.TRUSTED_PROXIES = '1';

test.each([
  ['127.0.0.1', true],
  ['192.168.0.7', false],
])('R1.4 a trusted proxy at %s is of this machine: %s', (peer, expected) => {
  recordPeers();
  const headers = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' };
  channel('http.server.request.start').publish({ request: { socket: { remoteAddress: peer }, headers } });
  expect(isFromThisMachine({ headers: new Headers(headers) })).toBe(expected);
});
