import { isHost, refusalOf } from '@/lib/server/request-refusal.mjs';

interface Given {
  method?: string;
  url?: string;
  httpVersion?: string;
  headers?: Record<string, string>;
  rawHeaders?: string[];
}

function checkRefusal({ headers = { host: 'pets.example.org' }, method = 'GET', url = '/', ...given }: Given) {
  const request = { method, url, headers, rawHeaders: Object.entries(headers).flat(), httpVersion: '1.1', ...given };
  return refusalOf(request)?.status ?? null;
}

const host = 'localhost:3000';

test.each<[string, Given]>([
  ['a page', {}],
  ['a page for its head', { method: 'HEAD', url: '/terms?x=%ff' }],
  ['a call', { method: 'PATCH', url: '/api/pets/1', headers: { host, 'content-length': '20' } }],
  ['a form of a page', { method: 'POST', url: '/api/shared/x/pin', headers: { host, 'transfer-encoding': 'chunked' } }],
  ['an empty body', { headers: { host, 'content-length': '0' } }],
  ['an old client', { headers: {}, httpVersion: '1.0' }],
  ['a client that could speak HTTP/2', { headers: { host, upgrade: 'h2c' } }],
])('accepts %s', (_, requestParts) => {
  expect(checkRefusal(requestParts)).toBeNull();
});

test.each<[string, number, Given]>([
  ['an absolute address', 400, { url: 'http://evil.example/' }],
  ['OPTIONS *', 400, { method: 'OPTIONS', url: '*' }],
  ['a malformed path', 400, { url: '/%E0%A4%A' }],
  ['no host', 400, { headers: {} }],
  ['two hosts', 400, { rawHeaders: ['Host', host, 'HOST', 'evil.example'] }],
  ['a malformed host', 400, { headers: { host: 'a b' } }],
  ['an upgrade', 400, { headers: { host, upgrade: 'websocket' } }],
  ['too many headers', 431, { rawHeaders: ['Host', host, ...Array(200).fill('x')] }],
  ['TRACE', 405, { method: 'TRACE', url: '/api/pets' }],
  ['an unknown method', 405, { method: 'PROPFIND', url: '/api/pets' }],
  ['a write to a page', 405, { method: 'POST', url: '/terms' }],
  ['a path that only resembles an API call', 405, { method: 'POST', url: '/apis' }],
  ['an API call with an encoded path', 405, { method: 'POST', url: '/%61pi/pets' }],
  ['a page with a body', 413, { headers: { host, 'content-length': '1' } }],
  ['a page with a body of any length', 413, { headers: { host, 'transfer-encoding': 'chunked' } }],
])('rejects %s with %i', (_, status, requestParts) => {
  expect(checkRefusal(requestParts)).toBe(status);
});

test('a host is a name or IP address with an optional port', () => {
  for (const one of ['localhost', 'a-b.example', 'x_y', '127.0.0.1:80', '[::1]:3000', '[fe80::1]'])
    expect([one, isHost(one)]).toEqual([one, true]);
  for (const one of ['', '[', '[x]', 'a:b', 'a:123456', 'a/b', 'a@b', 'a b', 'a,b', 'ä', undefined])
    expect([one, isHost(one)]).toEqual([one, false]);
});
