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
let rendered: number;
let counted: number;

const plan = (edition: string, headers = {}): CachedRendering => ({
  cacheKey: '/shared/key en',
  edition,
  buildRequest: () => ({ method: 'GET', url: '/shared/key?lng=en', headers: { host: 'x' } }),
  opened: null,
  headers,
  count: () => {
    counted += 1;
  },
});

interface Found {
  find: (request: IncomingMessage) => Promise<CachedRendering | null>;
  status?: number;
  takes?: number;
}

async function serve({ find, status = 200, takes = 0 }: Found) {
  [rendered, counted] = [0, 0];
  const answer = createSharedRenderings({
    answers: createAnswerCache(),
    build: 'build',
    shared: () => ({ find, policy }),
    handle: async (_request, response) => {
      rendered += 1;
      await wait(takes);
      response.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': 'nonce' });
      response.end(html);
    },
  });
  server = createServer((request, response) => {
    void answer({ request, response, noted: null, enter: (work) => work() });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

async function ask(headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((got, failed) => {
    get(`${base}/shared/key`, { headers, method, agent: false }, got).on('error', failed);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() };
}

test('R9.1 sixteen concurrent readers cause one render without scripts', async () => {
  await serve({ find: async () => plan('1'), takes: 20 });
  const answers = await Promise.all(Array.from({ length: 16 }, () => ask()));

  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<p>Luna is well</p>']));
  expect(answers[0]?.headers['content-security-policy']).toBe(policy);
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect([rendered, counted]).toEqual([1, 17]);
});

test('R9.1 renders a new version again and answers 304 for the current one', async () => {
  let edition = '1';
  await serve({ find: async () => plan(edition) });
  const { etag } = (await ask()).headers;
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });

  edition = '2';
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
  expect(rendered).toBe(2);
});

test('R9.1 serves waiting readers even if the first reader disconnects', async () => {
  await serve({ find: async () => plan('1'), takes: 60 });
  const first = get(`${base}/shared/key`, { agent: false }).on('error', () => undefined);
  await wait(20);
  const second = ask();
  await wait(10);
  first.destroy();

  expect((await second).body).toContain('Luna');
});

test('R9.1 does not cache a page without a plan or a failed one', async () => {
  await serve({ find: async () => null });
  expect(await ask()).toMatchObject({ status: 200, body: '<p>Luna is well</p>' });
  await ask();
  expect(rendered).toBe(2);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));

  await serve({ find: async () => plan('1'), status: 503 });
  expect(await ask()).toMatchObject({ status: 503, body: html, headers: { 'content-security-policy': 'nonce' } });
});

test('R9.1 a database failure falls back to the page', async () => {
  await serve({ find: () => Promise.reject(new Error('no database')), status: 503 });
  expect((await ask()).status).toBe(503);
});

test('R9.1 cookies of one reader are not sent to another', async () => {
  await serve({ find: async ({ headers }) => plan('1', headers.cookie ? {} : { 'set-cookie': 'lng=es' }) });
  expect((await ask()).headers['set-cookie']).toEqual(['lng=es']);
  expect((await ask({ cookie: 'a=b' })).headers['set-cookie']).toBeUndefined();
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
