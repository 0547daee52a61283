import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type CachedAnswer,
  compressAnswerOnDemand,
  createAnswerCache,
  sendCached,
  uncompressed,
} from '@/lib/server/cached-answers.mjs';

const body = Buffer.from('<p>Luna is well</p>'.repeat(100));
const headers = { 'content-type': 'text/html', etag: 'W/"1"' };

let server: Server | undefined;

afterEach(() => new Promise((onClosed) => server?.close(onClosed)));

async function fetchForms(answer: CachedAnswer, encodings: string[]) {
  server = createServer((request, response) => sendCached(request, response, answer));
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    encodings.map(async (encoding) => {
      const response = await new Promise<IncomingMessage>((onResponse) => {
        get({ port, headers: encoding ? { 'accept-encoding': encoding } : {}, agent: false }, onResponse);
      });
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      const { 'content-encoding': form, etag, 'content-length': length } = response.headers;
      const sentBytes = Buffer.concat(parts);
      return { form, etag, sent: sentBytes, isWhole: Number(length) === sentBytes.length };
    }),
  );
}

test('R9.1 compresses each encoding once, on first request', async () => {
  const answer = compressAnswerOnDemand({ headers, body });
  expect(Object.keys(answer.bodies)).toEqual(['identity']);
  const [brotli, again, zippedAnswer, plain] = await fetchForms(answer, ['gzip, br', 'br', 'gzip', '']);

  expect(brotliDecompressSync(brotli?.sent as Buffer)).toEqual(body);
  expect(again?.sent).toEqual(brotli?.sent);
  expect(gunzipSync(zippedAnswer?.sent as Buffer)).toEqual(body);
  expect(plain).toEqual({ form: undefined, etag: 'W/"1"', sent: body, isWhole: true });
  expect([brotli?.form, zippedAnswer?.form, brotli?.isWhole, brotli?.etag]).toEqual(['br', 'gzip', true, 'W/"1"']);
  expect(Object.keys(answer.bodies).sort()).toEqual(['br', 'gzip', 'identity']);
});

test('R9.1 sends already compressed content unchanged', async () => {
  const [answer] = await fetchForms(uncompressed({ headers, body }), ['br']);
  expect(answer).toEqual({ form: undefined, etag: 'W/"1"', sent: body, isWhole: true });
});

test('R9.1 counts space for later encodings from the start', () => {
  const answers = createAnswerCache();
  answers.set('page', compressAnswerOnDemand({ headers, body }));
  expect(answers.calculatedSize).toBe(body.length * 1.5);
});
