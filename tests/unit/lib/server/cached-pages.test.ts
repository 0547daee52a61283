import {
  createServer,
  get,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
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

afterEach(() => new Promise((onClosed) => server.close(onClosed)));

async function servePages(render: Render, keyOf: (request: IncomingMessage) => string | null = ({ url = '' }) => url) {
  renders = 0;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    renders += 1;
    const { status = 200, headers = {}, parts } = render(request);
    response.writeHead(status, headers);
    for (const part of parts) response.write(part);
    response.end();
  };
  const serveCached = createPageCache(createAnswerCache(), keyOf, handle);
  server = createServer((request, response) => {
    response.setHeader('X-Request-Id', String(Math.random()));
    if (!serveCached(request, response, { enter: (work) => work() })) handle(request, response);
  });
  server.keepAliveTimeout = 1;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function fetchPage(headers: OutgoingHttpHeaders = {}, { path = '/', method = 'GET' } = {}) {
  const response = await new Promise<IncomingMessage>((onResponse, onFailure) => {
    get(base + path, { headers, method, agent: false }, onResponse).on('error', onFailure);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

async function isKept() {
  for (let tries = 0; tries < 200; tries += 1) {
    const before = renders;
    await fetchPage();
    if (renders === before) return;
    await wait(10);
  }
  throw new Error('nothing was kept');
}

test('renders a page once and serves each client a supported encoding', async () => {
  await servePages(() => page);
  const first = await fetchPage({ 'accept-encoding': 'br' });
  expect(brotliDecompressSync(first.body).toString()).toBe(text);
  await isKept();

  const brotli = await fetchPage({ 'accept-encoding': 'gzip, br' });
  const zippedPage = await fetchPage({ 'accept-encoding': 'gzip' });
  const plain = await fetchPage({ 'accept-encoding': 'br;q=0' });

  expect([brotli, zippedPage, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
  expect(gunzipSync(zippedPage.body).toString()).toBe(text);
  expect(plain.body.toString()).toBe(text);
  expect(brotli.headers).toMatchObject({ ...page.headers, etag: `W/${etag}`, vary: 'Accept-Encoding' });
  expect(brotli.headers['x-request-id']).not.toBe(zippedPage.headers['x-request-id']);
});

test('answers 304 if the client has the current page', async () => {
  await servePages(() => page);
  await isKept();

  const same = await fetchPage({ 'if-none-match': `W/${etag}` });
  const other = await fetchPage({ 'if-none-match': '"xyz"' });

  expect([same.status, same.body.length, same.headers['cache-control']]).toEqual([304, 0, 'private, no-cache']);
  expect([other.status, other.body.toString()]).toEqual([200, text]);
});

test('caches the whole page for a client that has it', async () => {
  await servePages(({ headers }) => (headers['if-none-match'] ? { status: 304, parts: [] } : page));
  expect((await fetchPage({ 'if-none-match': etag })).status).toBe(304);
  await isKept();
  expect((await fetchPage()).body.toString()).toBe(text);
});

test('HEAD returns only headers', async () => {
  await servePages(() => page);
  await isKept();
  const { status, headers, body } = await fetchPage({}, { method: 'HEAD' });
  expect([status, headers['content-length'], body.length]).toEqual([200, String(text.length), 0]);
});

test.each<[string, ReturnType<Render>]>([
  ['a failure', { status: 500, parts: ['failed'] }],
  ['a redirect', { status: 308, headers: { location: '/' }, parts: [] }],
  ['a response that sets a cookie', { headers: { 'set-cookie': 'a=1' }, parts: ['hello'] }],
])('%s is not cached', async (_name, answer) => {
  await servePages(() => answer);
  for (let times = 0; times < 3; times += 1) await fetchPage();
  await wait(50);
  await fetchPage();
  expect(renders).toBe(4);
});

test('keeps pages apart and never caches one without a key', async () => {
  await servePages(
    ({ url = '' }) => ({ parts: [url] }),
    ({ url = '' }) => (url === '/mine' ? null : url),
  );
  for (let times = 0; times < 3; times += 1) {
    for (const path of ['/a', '/b', '/mine']) expect((await fetchPage({}, { path })).body.toString()).toBe(path);
    await wait(50);
  }
  expect(renders).toBe(5);
});
