import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CachedRendering } from '@/lib/core/http/cached-rendering';
import { createAnswerCache } from '@/lib/server/cached-answers.mjs';
import { createSharedRenderings, isSharedRead } from '@/lib/server/shared-renderings.mjs';

const html = '<p>Luna<!-- --> is well</p><script nonce="x">run("</p>")</script>';
const policy = "script-src 'none'";

let server: Server;
let base: string;
let renderCount: number;
let countedOpenings: number;

const plan = (edition: string, headers = {}): CachedRendering => ({
  cacheKey: '/shared/key en',
  edition,
  buildRequest: () => ({ method: 'GET', url: '/shared/key?lng=en', headers: { host: 'x' } }),
  opened: null,
  headers,
  count: () => {
    countedOpenings += 1;
  },
});

interface Found {
  find: (request: IncomingMessage) => Promise<CachedRendering | null>;
  status?: number;
  takes?: number;
}

async function serveShared({ find, status = 200, takes = 0 }: Found) {
  [renderCount, countedOpenings] = [0, 0];
  const answerExchange = createSharedRenderings({
    answers: createAnswerCache(),
    build: 'build',
    shared: () => ({ find, policy }),
    handle: async (_request, response) => {
      renderCount += 1;
      await wait(takes);
      response.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': 'nonce' });
      response.end(html);
    },
  });
  server = createServer((request, response) => {
    void answerExchange({ request, response, noted: null, enter: (work) => work() });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((onClosed) => server.close(onClosed));
});

async function fetchPage(headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((onResponse, onFailure) => {
    get(`${base}/shared/key`, { headers, method, agent: false }, onResponse).on('error', onFailure);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() };
}

test('R9.1 sixteen concurrent readers cause one render without scripts', async () => {
  await serveShared({ find: async () => plan('1'), takes: 20 });
  const answers = await Promise.all(Array.from({ length: 16 }, () => fetchPage()));

  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<p>Luna is well</p>']));
  expect(answers[0]?.headers['content-security-policy']).toBe(policy);
  expect(await fetchPage({}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect([renderCount, countedOpenings]).toEqual([1, 17]);
});

test('R9.1 renders a new version again and answers 304 for the current one', async () => {
  let edition = '1';
  await serveShared({ find: async () => plan(edition) });
  const { etag } = (await fetchPage()).headers;
  expect(await fetchPage({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });

  edition = '2';
  expect((await fetchPage({ 'if-none-match': etag })).status).toBe(200);
  expect(renderCount).toBe(2);
});

test('R9.1 serves waiting readers even if the first reader disconnects', async () => {
  await serveShared({ find: async () => plan('1'), takes: 60 });
  const first = get(`${base}/shared/key`, { agent: false }).on('error', () => undefined);
  await wait(20);
  const second = fetchPage();
  await wait(10);
  first.destroy();

  expect((await second).body).toContain('Luna');
});

test('R9.1 does not cache a page without a plan or a failed one', async () => {
  await serveShared({ find: async () => null });
  expect(await fetchPage()).toMatchObject({ status: 200, body: '<p>Luna is well</p>' });
  await fetchPage();
  expect(renderCount).toBe(2);
  server.closeAllConnections();
  await new Promise((onClosed) => server.close(onClosed));

  await serveShared({ find: async () => plan('1'), status: 503 });
  expect(await fetchPage()).toMatchObject({ status: 503, body: html, headers: { 'content-security-policy': 'nonce' } });
});

test('R9.1 a database failure falls back to the page', async () => {
  await serveShared({ find: () => Promise.reject(new Error('no database')), status: 503 });
  expect((await fetchPage()).status).toBe(503);
});

test('R9.1 cookies of one reader are not sent to another', async () => {
  await serveShared({ find: async ({ headers }) => plan('1', headers.cookie ? {} : { 'set-cookie': 'lng=es' }) });
  expect((await fetchPage()).headers['set-cookie']).toEqual(['lng=es']);
  expect((await fetchPage({ cookie: 'a=b' })).headers['set-cookie']).toBeUndefined();
});

test.each([
  ['GET', '/shared/key', true],
  ['HEAD', '/shared/photo/key?lng=es', true],
  ['GET', '/api/shared/key/passport.pdf?size=card', true],
  ['POST', '/shared/key', false],
  ['GET', '/api/shared/key', false],
  ['GET', '/pets', false],
])('R9.1 %s %s is a shared read: %s', (method, url, expected) => {
  expect(isSharedRead({ method, url, headers: {} } as IncomingMessage)).toBe(expected);
});
