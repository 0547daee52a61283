import { setTimeout as wait } from 'node:timers/promises';
import { entryServer } from '../../../support/entry-server';
import { type Line, parseAnswer } from '../../../support/raw-http';
import { headerProblems } from '../../../support/safe-headers';

const { serves, opens } = entryServer();

const host = 'Host: localhost';
const closing = `${host}\r\nConnection: close\r\n\r\n`;
const answerTo = async (request: string) => parseAnswer((await (await opens(request)).closed).text);

test('adds missing headers to a response and keeps existing ones', async () => {
  await serves((_, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'; img-src 'self'");
    response.writeHead(200, { 'Referrer-Policy': 'same-origin' });
    response.end();
  });

  const { headers } = await answerTo(`GET / HTTP/1.1\r\n${closing}`);

  expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
});

test('invalid HTTP gets a 400 response with all HTTPS headers', async () => {
  await serves((_, response) => response.end());
  const answer = await answerTo('nonsense\r\n\r\n');
  expect([answer.status, headerProblems('/', answer)]).toEqual([400, []]);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
});

test('responses for shared pages send no referrer and forbid indexing', async () => {
  await serves((_, response) => response.end());
  const { headers } = await answerTo(`GET /shared/key HTTP/1.1\r\n${closing}`);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
});

test('one address opens 256 connections, and more as others close', async () => {
  await serves((_, response) => response.end());
  const lines: Line[] = [];
  for (let count = 0; count < 256; count += 1) lines.push(await opens(''));

  await (await opens('')).closed;
  expect(lines.every(({ socket }) => !socket.destroyed)).toBe(true);
  lines[0]?.socket.destroy();
  await lines[0]?.closed;
  await wait(50);
  expect((await answerTo(`GET / HTTP/1.1\r\n${closing}`)).status).toBe(200);
});

test('behind a proxy, the limit per address does not apply', async () => {
  await serves((_, response) => response.end(), 1);
  for (let count = 0; count < 260; count += 1) await opens('');
  expect((await answerTo(`GET / HTTP/1.1\r\n${closing}`)).status).toBe(200);
});

test('answers a refused body that completes and disconnects a stalled one', async () => {
  await serves((_, response) => response.end());
  const head = `POST /terms HTTP/1.1\r\n${host}\r\nContent-Length: 3000000\r\n\r\n`;
  const whole = await opens(head, Buffer.alloc(3_000_000));
  const stalledLine = await opens(head, Buffer.alloc(1_000_000));

  const { ms, text } = await stalledLine.closed;

  expect(parseAnswer(text).status).toBe(405);
  expect(ms).toBeLessThan(10_000);
  expect([parseAnswer(whole.text()).status, whole.socket.destroyed]).toEqual([405, false]);
});
