import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createAnswerCache } from '@/lib/server/cached-answers.mjs';
import { createPageCache } from '@/lib/server/cached-pages.mjs';

type Render = (request: IncomingMessage) => { status?: number; headers?: OutgoingHttpHeaders; parts: string[] };

const text = 'Luna is steady. '.repeat(200);
const etag = '"abc"';
const page = { headers: { etag, 'content-type': 'text/html', 'cache-control': 'private, no-cache' }, parts: [text] };

let server: Server;
let renders: number;
let base: string;

afterEach(() => new Promise((closed) => server.close(closed)));

async function serve(render: Render, keyOf: (request: IncomingMessage) => string | null = ({ url = '' }) => url) {
  renders = 0;
  const serveCached = createPageCache(createAnswerCache(), keyOf);
  server = createServer((request, response) => {
    response.setHeader('X-Request-Id', String(Math.random()));
    if (serveCached(request, response)) return;
    renders += 1;
    const { status = 200, headers = {}, parts } = render(request);
    response.writeHead(status, headers);
    for (const part of parts) response.write(part);
    response.end();
  });
  server.keepAliveTimeout = 1;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(headers: OutgoingHttpHeaders = {}, { path = '/', method = 'GET' } = {}) {
  const response = await new Promise<IncomingMessage>((got, failed) => {
    get(base + path, { headers, method, agent: false }, got).on('error', failed);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

async function isKept() {
  for (let tries = 0; tries < 200; tries += 1) {
    const before = renders;
    await ask();
    if (renders === before) return;
    await wait(10);
  }
  throw new Error('nothing was kept');
}

test('renders a page once and serves each client a supported encoding', async () => {
  await serve(() => page);
  const first = await ask({ 'accept-encoding': 'br' });
  expect(first.body.toString()).toBe(text);
  await isKept();

  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  const plain = await ask({ 'accept-encoding': 'br;q=0' });

  expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(plain.body.toString()).toBe(text);
  expect(brotli.headers).toMatchObject({ ...page.headers, etag: `W/${etag}`, vary: 'Accept-Encoding' });
  expect(brotli.headers['x-request-id']).not.toBe(zipped.headers['x-request-id']);
});

test('answers 304 if the client has the current page', async () => {
  await serve(() => page);
  await isKept();

  const same = await ask({ 'if-none-match': `W/${etag}` });
  const other = await ask({ 'if-none-match': '"xyz"' });

  expect([same.status, same.body.length, same.headers['cache-control']]).toEqual([304, 0, 'private, no-cache']);
  expect([other.status, other.body.toString()]).toEqual([200, text]);
});

test('does not cache an empty response', async () => {
  await serve(({ headers }) => (headers['if-none-match'] ? { status: 304, parts: [] } : page));
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  await isKept();
  expect((await ask()).body.toString()).toBe(text);
});

test('HEAD returns only headers', async () => {
  await serve(() => page);
  await isKept();
  const { status, headers, body } = await ask({}, { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([200, String(text.length), 0]);
});

test.each<[string, ReturnType<Render>]>([
  ['a failure', { status: 500, parts: ['failed'] }],
  ['a redirect', { status: 308, headers: { location: '/' }, parts: [] }],
  ['a response that sets a cookie', { headers: { 'set-cookie': 'a=1' }, parts: ['hello'] }],
])('%s is not cached', async (_name, answer) => {
  await serve(() => answer);
  for (let times = 0; times < 3; times += 1) await ask();
  await wait(50);
  await ask();
  expect(renders).toBe(4);
});

test('keeps pages apart and never caches one without a key', async () => {
  await serve(
    ({ url = '' }) => ({ parts: [url] }),
    ({ url = '' }) => (url === '/mine' ? null : url),
  );
  for (let times = 0; times < 3; times += 1) {
    for (const path of ['/a', '/b', '/mine']) expect((await ask({}, { path })).body.toString()).toBe(path);
    await wait(50);
  }
  expect(renders).toBe(5);
});
